import { checkCode, LIMITS } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';
import { type CodeBoxes } from '../../../components/code-entry';

export interface CodeValues {
  code: CodeBoxes;
}

/** The boxes before anything is entered. */
const EMPTY_CODE: CodeBoxes = Array.from({ length: LIMITS.code.length }, () => '');

/** What is sent: the digits in a row. */
export function codePayload({ code }: CodeValues): string {
  return code.join('');
}

/** The value of the code's boxes and its one rule: all of them are filled. */
export function useCodeForm() {
  const form = useForm<CodeValues>({ mode: 'onSubmit', defaultValues: { code: EMPTY_CODE } });
  const rules = { validate: (code: CodeBoxes) => checkCode(codePayload({ code })) ?? true };
  return { form, rules };
}
