import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../api/api-error';
import { endOtherSessions, endSession, getListSessionsQueryOptions } from '../../../api/generated/auth/auth';
import { type Session } from '../../../api/generated/model/session';
import { type SessionList } from '../../../api/generated/model/sessionList';

export type { Session, SessionList };

/** Where the account is signed in. */
export function useSessions() {
  return useQuery(getListSessionsQueryOptions());
}

/** The list as it is on the server, once something has changed. */
function useFreshList() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: getListSessionsQueryOptions().queryKey });
}

/** Signs the account out somewhere else. A session that has ended meanwhile has ended: that is no failure. */
export function useEndSession() {
  const onSuccess = useFreshList();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await endSession(id);
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    },
    onSuccess,
  });
}

/** Signs the account out everywhere else. */
export function useEndOtherSessions() {
  const onSuccess = useFreshList();
  return useMutation({ mutationFn: () => endOtherSessions(), onSuccess });
}
