import { checkCode, LIMITS } from '@hitohira/backend/rules';
import {
  type FieldValues,
  type Path,
  type PathValue,
  useController,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { type CodeBoxes } from '../components/forms/code-entry';

/** The values of a form with a mailed code. */
export interface CodeValues extends FieldValues {
  code: CodeBoxes;
}

/** The empty boxes. */
export const EMPTY_CODE: CodeBoxes = Array.from({ length: LIMITS.code.length }, () => '');

/** The code as it is sent. */
export function codeOf(boxes: CodeBoxes): string {
  return boxes.join('');
}

/** A form with a code as its only field. */
export function useCodeForm() {
  return useForm<CodeValues>({ mode: 'onSubmit', defaultValues: { code: EMPTY_CODE } });
}

/** The request of a form with a code as its only field. */
export function codeVariables({ code }: CodeValues) {
  return { data: { code: codeOf(code) } };
}

/** The binding of `CodeInput`. */
export interface CodeField {
  ref: (instance: { focus: () => void } | null) => void;
  value: CodeBoxes;
  onChange: (boxes: CodeBoxes) => void;
}

/** Registers the code in a form; it is valid when all boxes are filled. An error stays until the next digit. */
export function useCodeField<Values extends CodeValues>(form: UseFormReturn<Values>): CodeField {
  const name = 'code' as Path<Values>;
  const { field } = useController<Values>({
    control: form.control,
    name,
    rules: {
      validate: (boxes: PathValue<Values, Path<Values>>) => checkCode(codeOf(boxes as CodeBoxes)) ?? true,
    },
  });
  return {
    ref: field.ref,
    value: field.value as CodeBoxes,
    // Not the field's own: after the first submit it would complain about every code that is being typed.
    onChange: (boxes) => {
      form.setValue(name, boxes as PathValue<Values, typeof name>, { shouldDirty: true });
      form.clearErrors(name);
    },
  };
}
