import {
  checkDisplayId,
  checkDisplayName,
  checkEmail,
  checkPassword,
  normaliseIdentifier,
  normaliseText,
} from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';
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
  const { getValues, register, trigger } = form;

  const fields = {
    email: register('email', { validate: (value) => checkEmail(normaliseIdentifier(value)) ?? true }),
    password: register('password', {
      validate: (value) => checkPassword(value) ?? true,
      onChange: () => {
        // A confirmation that was right may be wrong now, and the other way round.
        if (getValues('passwordConfirm') !== '') void trigger('passwordConfirm');
      },
    }),
    passwordConfirm: register('passwordConfirm', {
      validate: (value, { password }) => {
        if (value === '') return 'required';
        return value === password ? true : 'invalidFormat';
      },
    }),
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
