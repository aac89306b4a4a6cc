import { checkPassword } from '@hitohira/backend/rules';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

/** The values of a form with a new password. */
export interface NewPasswordValues extends FieldValues {
  password: string;
  passwordConfirm: string;
}

export const EMPTY_NEW_PASSWORD = { password: '', passwordConfirm: '' } as const;

/** Registers a new password and its confirmation, which must be equal. */
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
        // The confirmation may have become valid or invalid.
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
