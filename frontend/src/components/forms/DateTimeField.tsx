import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FieldError, Hint } from './Field';

interface DateTimeFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** A local date and time as browsers write it, such as `2026-12-24T09:00`; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A field for a date and a time of day, with label, hint and error. */
export function DateTimeField({ label, hint, error, value, onChange }: DateTimeFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={error !== undefined} sx={{ gap: 0.75 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <OutlinedInput
        id={id}
        type="datetime-local"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{
          'aria-describedby': hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`,
          'aria-invalid': error !== undefined,
        }}
      />
      <FieldError id={`${id}-error`} error={error} />
    </FormControl>
  );
}
