import { checkEmail, normaliseIdentifier } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';

export interface LoginValues {
  email: string;
  password: string;
}

/** The values of the login form and their rules. How a password must look is no matter here. */
export function useLoginForm(knownEmail: string) {
  const form = useForm<LoginValues>({ defaultValues: { email: knownEmail, password: '' } });
  const email = form.register('email', {
    validate: (value) => checkEmail(normaliseIdentifier(value)) ?? true,
  });
  const password = form.register('password', { validate: (value) => (value === '' ? 'required' : true) });
  return { form, fields: { email, password } };
}

/** What is sent: the address as it is kept, the password as it was typed. */
export function logInVariables({ email, password }: LoginValues) {
  return { data: { email: normaliseIdentifier(email), password } };
}
