import { useQueryClient } from '@tanstack/react-query';
import {
  getListSessionsQueryKey,
  useEndOtherSessions,
  useEndSession,
} from '../../../api/generated/auth/auth';

/** Sign the account out: in one place, or everywhere else. The list is read anew then. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  const mutation = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey() }),
  };
  return { endSession: useEndSession({ mutation }), endOthers: useEndOtherSessions({ mutation }) };
}
