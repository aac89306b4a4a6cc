import { useQueryClient } from '@tanstack/react-query';
import { useLogIn } from '../../../api/generated/auth/auth';
import { startSession } from '../../../api/own-account';

/** Logs in and caches the account of the response. */
export function useOpenSession() {
  const queryClient = useQueryClient();
  return useLogIn({
    mutation: {
      onSuccess: (answer) => {
        startSession(queryClient, answer);
      },
    },
  });
}
