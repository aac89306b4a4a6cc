import { checkPassword } from '@hitohira/backend/rules';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

/** The values of a form in which a password is chosen. */
export interface NewPasswordValues extends FieldValues {
  password: string;
  passwordConfirm: string;
}

export const EMPTY_NEW_PASSWORD = { password: '', passwordConfirm: '' } as const;

/** A new password and its confirmation: the server's rule, and that both are the same whichever is changed. */
export function useNewPasswordFields<Values extends NewPasswordValues>({
  getValues,
  register,
  trigger,
}: UseFormReturn<Values>): Record<'password' | 'passwordConfirm', UseFormRegisterReturn> {
  const password = 'password' as Path<Values>;
  const passwordConfirm = 'passwordConfirm' as Path<Values>;
  return {
    password: register(password, {
      validate: (value: PathValue<Values, Path<Values>>) => checkPassword(value as string) ?? true,
      onChange: () => {
        // A confirmation that was right may be wrong now, and the other way round.
        if (getValues(passwordConfirm) !== '') void trigger(passwordConfirm);
      },
    }),
    passwordConfirm: register(passwordConfirm, {
      validate: (value: PathValue<Values, Path<Values>>, values: Values) => {
        if (value === '') return 'required';
        return value === values.password ? true : 'invalidFormat';
      },
    }),
  };
}
