import {
  checkDisplayId,
  checkDisplayName,
  checkEmail,
  normaliseIdentifier,
  normaliseText,
} from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';
import { useNewPasswordFields } from '../../../hooks/useNewPasswordFields';
import { type CreateAccountRequest } from '../api/sign-up';

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
  password: '',
  passwordConfirm: '',
  displayId: '',
  displayName: '',
  agreed: false,
};

/** What is sent: everything as it is kept, the password as it was typed. */
export function signUpPayload({
  email,
  password,
  displayId,
  displayName,
}: SignUpValues): CreateAccountRequest {
  return {
    email: normaliseIdentifier(email),
    password,
    displayId: normaliseIdentifier(displayId),
    displayName: normaliseText(displayName),
  };
}

/** The values of the sign-up form and their rules: the same verdicts as the server's. */
export function useSignUpForm() {
  const form = useForm<SignUpValues>({ mode: 'onTouched', defaultValues: EMPTY });
  const { register } = form;

  // In the order of the screen: the first mistake gets the focus.
  const email = register('email', { validate: (value) => checkEmail(normaliseIdentifier(value)) ?? true });
  const newPassword = useNewPasswordFields(form);
  const fields = {
    email,
    ...newPassword,
    displayId: register('displayId', {
      validate: (value) => checkDisplayId(normaliseIdentifier(value)) ?? true,
    }),
    displayName: register('displayName', {
      validate: (value) => checkDisplayName(normaliseText(value)) ?? true,
    }),
    agreed: register('agreed', { validate: (value) => (value ? true : 'required') }),
  };

  return { form, fields };
}
