import { checkEmail, normaliseIdentifier } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';

export interface LoginValues {
  email: string;
  password: string;
}

/** The fields of the login form. Password rules do not apply here. */
export function useLoginForm(knownEmail: string) {
  const form = useForm<LoginValues>({ defaultValues: { email: knownEmail, password: '' } });
  const email = form.register('email', {
    validate: (value) => checkEmail(normaliseIdentifier(value)) ?? true,
  });
  const password = form.register('password', { validate: (value) => (value === '' ? 'required' : true) });
  return { form, fields: { email, password } };
}

/** The request body: the normalised address, the password as typed. */
export function logInVariables({ email, password }: LoginValues) {
  return { data: { email: normaliseIdentifier(email), password } };
}
