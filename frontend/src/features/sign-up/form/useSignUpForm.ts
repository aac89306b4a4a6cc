import { checkEmail, normaliseIdentifier } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';
import { EMPTY_NEW_PASSWORD, useNewPasswordFields } from '../../../hooks/useNewPasswordFields';
import { accountPayload, useAccountFields } from './useAccountFields';

export interface SignUpValues {
  email: string;
  password: string;
  passwordConfirm: string;
  displayId: string;
  displayName: string;
  agreed: boolean;
}

const EMPTY: SignUpValues = {
  email: '',
  ...EMPTY_NEW_PASSWORD,
  displayId: '',
  displayName: '',
  agreed: false,
};

/** The request body: everything normalised but the password. */
export function signUpVariables({ email, password, ...account }: SignUpValues) {
  return { data: { email: normaliseIdentifier(email), password, ...accountPayload(account) } };
}

/** The fields of the sign-up form. Their rules match the server's. */
export function useSignUpForm() {
  const form = useForm<SignUpValues>({ mode: 'onTouched', defaultValues: EMPTY });
  // Registered in visual order: the first invalid field gets the focus.
  const email = form.register('email', {
    validate: (value) => checkEmail(normaliseIdentifier(value)) ?? true,
  });
  const newPassword = useNewPasswordFields(form);
  const account = useAccountFields(form);
  return { form, fields: { email, ...newPassword, ...account } };
}
