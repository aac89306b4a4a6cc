import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useId } from 'react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { FieldError } from './Field';

/** Labels of several lines begin beside their checkbox. */
export const LABEL_STYLES = { alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1 } } as const;

interface AgreementFieldProps {
  label: string;
  error: string | undefined;
  registration: UseFormRegisterReturn;
  /** Links to what is agreed to. */
  children?: ReactNode;
}

/** A checkbox that must be ticked. */
export function AgreementField({ label, error, registration, children }: AgreementFieldProps) {
  const errorId = useId();
  const { ref, ...register } = useEarlyInput(registration);
  const input = { ref, 'aria-describedby': errorId, 'aria-invalid': error !== undefined };
  return (
    <div>
      <FormControlLabel
        sx={LABEL_STYLES}
        label={label}
        control={<Checkbox {...register} slotProps={{ input }} />}
      />
      <FieldError id={errorId} error={error} />
      {children}
    </div>
  );
}
