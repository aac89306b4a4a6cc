import { useForm } from 'react-hook-form';
import { codeOf, type CodeValues, EMPTY_CODE } from './useCodeField';

/** A form that asks for a code and nothing else. */
export function useCodeForm() {
  return useForm<CodeValues>({ mode: 'onSubmit', defaultValues: { code: EMPTY_CODE } });
}

/** What is sent: the digits in a row. */
export function codeVariables({ code }: CodeValues) {
  return { data: { code: codeOf(code) } };
}
