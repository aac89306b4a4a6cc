import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { codeOf, type CodeValues, EMPTY_CODE } from '../../../hooks/useCodeForm';
import { EMPTY_NEW_PASSWORD, type NewPasswordValues } from '../../../hooks/useNewPasswordFields';
import { usePendingPassword } from '../api/pending-password';

export type PasswordCodeValues = CodeValues & NewPasswordValues;

/** The code of a password change, and the new password again if it was lost on a reload. */
export function usePasswordCodeForm() {
  const [password, setPassword] = useState(usePendingPassword().read);
  const asksForPassword = password === '';
  const form = useForm<PasswordCodeValues>({
    mode: 'onSubmit',
    defaultValues: { code: EMPTY_CODE, ...EMPTY_NEW_PASSWORD },
  });

  return {
    form,
    /** Whether to ask for the new password. */
    asksForPassword,
    variables: ({ code, password: typed }: PasswordCodeValues) => ({
      data: { code: codeOf(code), password: asksForPassword ? typed : password },
    }),
    /** The request for another code; false while the input is invalid. */
    request: async () => {
      if (!asksForPassword) return { data: { password } };
      const valid = await form.trigger(['password', 'passwordConfirm'], { shouldFocus: true });
      return valid && { data: { password: form.getValues('password') } };
    },
    /** Call it when the server rejects the password. */
    askForPassword: () => setPassword(''),
  };
}
