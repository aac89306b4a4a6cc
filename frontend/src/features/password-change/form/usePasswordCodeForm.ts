import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { codeOf, type CodeValues, EMPTY_CODE } from '../../../hooks/useCodeForm';
import { EMPTY_NEW_PASSWORD, type NewPasswordValues } from '../../../hooks/useNewPasswordFields';
import { useHeldPassword } from '../api/held-password';

export type PasswordCodeValues = CodeValues & NewPasswordValues;

/** The code of a password change. Where the new password is not at hand any more, it is entered again beside the code. */
export function usePasswordCodeForm() {
  const [password, setPassword] = useState(useHeldPassword().read);
  const asksForPassword = password === '';
  const form = useForm<PasswordCodeValues>({
    mode: 'onSubmit',
    defaultValues: { code: EMPTY_CODE, ...EMPTY_NEW_PASSWORD },
  });

  return {
    form,
    /** Whether the new password has to be entered. */
    asksForPassword,
    variables: ({ code, password: typed }: PasswordCodeValues) => ({
      data: { code: codeOf(code), password: asksForPassword ? typed : password },
    }),
    /** Asks for another code with the new password; false while what is entered breaks a rule. */
    request: async () => {
      if (!asksForPassword) return { data: { password } };
      const valid = await form.trigger(['password', 'passwordConfirm'], { shouldFocus: true });
      return valid && { data: { password: form.getValues('password') } };
    },
    /** The server refuses the password at hand: another one is entered. */
    askForPassword: () => setPassword(''),
  };
}
