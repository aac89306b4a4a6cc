import OutlinedInput from '@mui/material/OutlinedInput';
import { type RefObject, useId } from 'react';
import { FieldFrame, inFrame } from './Field';

interface DateTimeFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** A local date and time as browsers write it, such as `2026-12-24T09:00`; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Called after each key, even if it changes only a part of the date and the value stays empty. */
  onTyped: () => void;
  /** The input: only it knows whether an incomplete date is typed, because its value is empty then. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The first and the last year that may be chosen. */
  years: { first: number; last: number };
}

/** A field for a date and time, with label, hint and error. `useTimeField` holds its state. */
export function DateTimeField({
  label,
  hint,
  error,
  value,
  onChange,
  onTyped,
  inputRef,
  years,
}: DateTimeFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <OutlinedInput
        id={id}
        type="datetime-local"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyUp={onTyped}
        inputRef={inputRef}
        inputProps={{
          min: `${String(years.first)}-01-01T00:00`,
          max: `${String(years.last)}-12-31T23:59`,
          ...inFrame({ id, hint, error }),
        }}
      />
    </FieldFrame>
  );
}
