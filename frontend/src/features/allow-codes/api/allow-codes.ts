import { useMutation } from '@tanstack/react-query';
import { allowCodes } from '../../../api/generated/auth/auth';

/** Lets this browser use mailed codes again, by the token in the link of the mail that told of the stop. */
export function useAllowCodes() {
  return useMutation({ mutationFn: (token: string) => allowCodes({ token }) });
}
