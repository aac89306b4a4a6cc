import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { FieldFrame, inFrame } from './Field';

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
    <FieldFrame id={id} label={label} error={error}>
      <NativeSelect
        {...register}
        input={<OutlinedInput />}
        inputRef={ref}
        autoFocus={autoFocus}
        inputProps={{ id, ...inFrame({ id, error }) }}
      >
        {children}
      </NativeSelect>
    </FieldFrame>
  );
}
