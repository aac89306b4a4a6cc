import { useQuery } from '@tanstack/react-query';
import { getListEmergenciesQueryOptions } from '../../../api/generated/emergencies/emergencies';
import { type Emergency } from '../../../api/generated/model/emergency';
import { EMERGENCY_POLL_MS } from '../../../config/site';

export type { Emergency };

/**
 * The notices in force. A page that is left open asks again by itself; a navigation asks through `check`. Where they
 * cannot be had the last known ones stay: nobody is told of a failure that the next question mends.
 */
export function useEmergencies(): {
  emergencies: readonly Emergency[];
  check: () => void;
} {
  const { data, refetch } = useQuery(
    getListEmergenciesQueryOptions({
      query: { retry: false, staleTime: 0, refetchInterval: EMERGENCY_POLL_MS },
    }),
  );
  return { emergencies: data?.results ?? [], check: () => void refetch({ cancelRefetch: false }) };
}
