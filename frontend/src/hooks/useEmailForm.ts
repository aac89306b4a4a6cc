import { checkEmail, normaliseIdentifier } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';

export interface EmailValues {
  email: string;
}

/** The request body: the normalised address. */
export function emailVariables({ email }: EmailValues) {
  return { data: { email: normaliseIdentifier(email) } };
}

/** A form with an e-mail address and its rule. */
export function useEmailForm(defaultEmail = '') {
  const form = useForm<EmailValues>({ mode: 'onTouched', defaultValues: { email: defaultEmail } });
  const registration = form.register('email', {
    validate: (value) => checkEmail(normaliseIdentifier(value)) ?? true,
  });
  return { form, registration };
}
