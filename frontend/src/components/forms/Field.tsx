import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { look } from '../../theme/look';
import { VisuallyHidden } from '../site/VisuallyHidden';
import { textArea } from './text-area';

/** A hint of a field. */
export const Hint = styled('p')({
  ...look.typography.hint,
});

const ErrorLine = styled(Hint)({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  color: look.vars.palette.error.main,
  '& svg': { flexShrink: 0, marginTop: 3 },
});

const Rows = styled(FormControl)({ display: 'flex', flexDirection: 'column', gap: 6 });

/** The error of a field, in a live region that is always rendered. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} role="status">
      {error !== undefined && (
        <ErrorLine as="div">
          <CircleAlert size={15} aria-hidden />
          <span>{error}</span>
        </ErrorLine>
      )}
    </div>
  );
}

export interface FieldProps extends Omit<
  OutlinedInputProps,
  'error' | 'name' | 'onChange' | 'onBlur' | 'inputRef' | 'inputMode' | 'rows' | 'minRows' | 'maxRows'
> {
  label: string;
  /** Whether the label is visually hidden because a heading says the same. */
  labelHidden?: boolean;
  hint?: string | undefined;
  /** For addresses and numbers, which should be neither corrected nor capitalised. */
  inputMode?: 'email' | 'url' | 'numeric';
  /** For multiline fields: the minimum height, and the height beyond which the field scrolls, in lines. */
  minRows?: number;
  maxRows?: number;
  error?: string | undefined;
  /** Further content below the field. */
  note?: ReactNode;
  registration: UseFormRegisterReturn;
}

/** A text field with label, hint and error. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  note,
  registration,
  inputMode,
  inputProps,
  multiline = false,
  minRows,
  maxRows,
  ...props
}: FieldProps) {
  const id = useId();
  const { ref, ...register } = useEarlyInput(registration);
  const area = multiline ? textArea(minRows, maxRows) : null;
  return (
    <Rows fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id}>{labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</FormLabel>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <OutlinedInput
        {...props}
        {...area}
        {...register}
        id={id}
        inputRef={ref}
        inputProps={{
          ...area?.inputProps,
          ...(inputMode && { inputMode, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
          ...inputProps,
          'aria-describedby': hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`,
          'aria-invalid': error !== undefined,
        }}
      />
      <FieldError id={`${id}-error`} error={error} />
      {note}
    </Rows>
  );
}
