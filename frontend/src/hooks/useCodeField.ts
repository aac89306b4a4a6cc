import { checkCode, LIMITS } from '@hitohira/backend/rules';
import { type Control, type FieldValues, type Path, type PathValue, useController } from 'react-hook-form';
import { type CodeBoxes } from '../components/forms/code-entry';

/** The values of a form in which a mailed code is entered. */
export interface CodeValues extends FieldValues {
  code: CodeBoxes;
}

/** The boxes before anything is entered. */
export const EMPTY_CODE: CodeBoxes = Array.from({ length: LIMITS.code.length }, () => '');

/** What is sent: the digits in a row. */
export function codeOf(boxes: CodeBoxes): string {
  return boxes.join('');
}

/** What the boxes of a code are bound to. */
export interface CodeField {
  ref: (instance: { focus: () => void } | null) => void;
  value: CodeBoxes;
  onChange: (boxes: CodeBoxes) => void;
}

/** The code in a form, with its one rule: all boxes are filled. */
export function useCodeField<Values extends CodeValues>(control: Control<Values>): CodeField {
  const { field } = useController<Values>({
    control,
    name: 'code' as Path<Values>,
    rules: {
      validate: (boxes: PathValue<Values, Path<Values>>) => checkCode(codeOf(boxes as CodeBoxes)) ?? true,
    },
  });
  return { ref: field.ref, value: field.value as CodeBoxes, onChange: field.onChange };
}
