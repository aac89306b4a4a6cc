import { useQueryClient } from '@tanstack/react-query';
import {
  getListSessionsQueryKey,
  useEndOtherSessions,
  useEndSession,
} from '../../../api/generated/auth/auth';

/** Ends one session or all others, and refetches the list. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  const mutation = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey() }),
  };
  return { endSession: useEndSession({ mutation }), endOthers: useEndOtherSessions({ mutation }) };
}
