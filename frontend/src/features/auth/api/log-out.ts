import { useMutation } from '@tanstack/react-query';
import { logOut } from '../../../api/generated/auth/auth';

/** Ends the session on the server and in this browser. */
export function useLogOut() {
  return useMutation({ mutationFn: () => logOut() });
}
