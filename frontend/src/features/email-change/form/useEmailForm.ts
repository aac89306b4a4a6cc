import { checkEmail, normaliseIdentifier } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';

export interface EmailValues {
  email: string;
}

/** What is sent: the address as it is kept. */
export function emailPayload({ email }: EmailValues): string {
  return normaliseIdentifier(email);
}

/** The new address and its rule. */
export function useEmailForm() {
  const form = useForm<EmailValues>({ mode: 'onTouched', defaultValues: { email: '' } });
  const email = form.register('email', {
    validate: (value) => checkEmail(emailPayload({ email: value })) ?? true,
  });
  return { form, fields: { email } };
}
