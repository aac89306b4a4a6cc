import { checkEmail, normaliseIdentifier } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';

export interface EmailValues {
  email: string;
}

/** What is sent: the address as it is kept. */
export function emailVariables({ email }: EmailValues) {
  return { data: { email: normaliseIdentifier(email) } };
}

/**
 * The new address and its rule.
 *
 * @param suggested what stands in the form at first
 */
export function useEmailForm(suggested: string) {
  const form = useForm<EmailValues>({ mode: 'onTouched', defaultValues: { email: suggested } });
  const email = form.register('email', {
    validate: (value) => checkEmail(normaliseIdentifier(value)) ?? true,
  });
  return { form, fields: { email } };
}
