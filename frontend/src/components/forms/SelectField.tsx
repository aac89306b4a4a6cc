import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { FieldError } from './Field';

interface SelectFieldProps {
  label: string;
  error?: string | undefined;
  registration: UseFormRegisterReturn;
  autoFocus?: boolean;
  children: ReactNode;
}

/** A native select field. */
export function SelectField({ label, error, registration, autoFocus = false, children }: SelectFieldProps) {
  const id = useId();
  const { ref, ...register } = useEarlyInput(registration);
  return (
    <FormControl fullWidth error={error !== undefined} sx={{ gap: 0.75 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        {...register}
        input={<OutlinedInput />}
        inputRef={ref}
        autoFocus={autoFocus}
        inputProps={{ id, 'aria-describedby': `${id}-error`, 'aria-invalid': error !== undefined }}
      >
        {children}
      </NativeSelect>
      <FieldError id={`${id}-error`} error={error} />
    </FormControl>
  );
}
