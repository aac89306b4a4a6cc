import { useMutation } from '@tanstack/react-query';
import { resetPassword } from '../../../api/generated/accounts/accounts';
import { type ResetPassword } from '../../../api/generated/model/resetPassword';
import { checkForgotPasswordCode, forgotPassword } from '../../../api/generated/auth/auth';

/** Asks for a code. The answer does not tell whether the address has an account. */
export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => forgotPassword({ email }) });
}

/** Hands in the code; with the right one a password can be set. */
export function useCheckResetCode() {
  return useMutation({ mutationFn: (code: string) => checkForgotPasswordCode({ code }) });
}

/** Sets the password. It ends every session, the one of this browser included. */
export function useResetPassword() {
  return useMutation({ mutationFn: (chosen: ResetPassword) => resetPassword(chosen) });
}
