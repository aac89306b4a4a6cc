import { checkEmail, normaliseIdentifier } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';

export interface ResetValues {
  email: string;
}

/** What is sent: the address as it is kept. */
export function resetVariables({ email }: ResetValues) {
  return { data: { email: normaliseIdentifier(email) } };
}

/** The address whose password is forgotten, and its rule. */
export function useResetForm() {
  const form = useForm<ResetValues>({ mode: 'onTouched', defaultValues: { email: '' } });
  const email = form.register('email', {
    validate: (value) => checkEmail(normaliseIdentifier(value)) ?? true,
  });
  return { form, fields: { email } };
}
