import FormControl from '@mui/material/FormControl';
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { VisuallyHidden } from '../site/VisuallyHidden';
import { textArea } from './text-area';

/** A hint of a field, also while the field has an error. */
export function Hint(props: FormHelperTextProps) {
  return <FormHelperText {...props} error={false} />;
}

const ErrorLine = styled(FormHelperText)({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  '& svg': { flexShrink: 0, marginTop: 3 },
}) as typeof FormHelperText;

/** The error of a field, in a live region that is always rendered. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} role="status">
      {error !== undefined && (
        <ErrorLine component="div" error>
          <CircleAlert size={15} aria-hidden />
          <span>{error}</span>
        </ErrorLine>
      )}
    </div>
  );
}

interface FieldFrameProps {
  /** The ID of the input. */
  id: string;
  label: string;
  /** Whether the label is visually hidden because a heading says the same. */
  labelHidden?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Further content below the field. */
  note?: ReactNode;
  children: ReactNode;
}

/** The label, hint and error around an input. */
export function FieldFrame({ id, label, labelHidden = false, hint, error, note, children }: FieldFrameProps) {
  return (
    <FormControl fullWidth error={error !== undefined} sx={{ display: 'flex', gap: 0.75 }}>
      <FormLabel id={`${id}-label`} htmlFor={id}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </FormLabel>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      <FieldError id={`${id}-error`} error={error} />
      {note}
    </FormControl>
  );
}

/** The attributes of an input that refer to the hint and error of its {@link FieldFrame}. */
export const inFrame = ({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) => ({
  'aria-describedby': hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`,
  'aria-invalid': error !== undefined,
});

export interface FieldProps
  extends
    Omit<
      OutlinedInputProps,
      | 'error'
      | 'id'
      | 'label'
      | 'name'
      | 'onChange'
      | 'onBlur'
      | 'inputRef'
      | 'inputMode'
      | 'rows'
      | 'minRows'
      | 'maxRows'
    >,
    Omit<FieldFrameProps, 'id' | 'children'> {
  /** For addresses and numbers, which should be neither corrected nor capitalised. */
  inputMode?: 'email' | 'url' | 'numeric';
  /** For multiline fields: the minimum height, and the height beyond which the field scrolls, in lines. */
  minRows?: number;
  maxRows?: number;
  registration: UseFormRegisterReturn;
}

/** A text field with label, hint and error. */
export function Field({
  label,
  labelHidden,
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
    <FieldFrame {...{ id, label, labelHidden, hint, error, note }}>
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
          ...inFrame({ id, hint, error }),
        }}
      />
    </FieldFrame>
  );
}
