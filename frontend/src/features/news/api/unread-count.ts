import { type QueryClient } from '@tanstack/react-query';
import { getCountUnreadNewsQueryOptions, useCountUnreadNews } from '../../../api/generated/news/news';

/** The number of unread news. Refreshed on navigation only. */
function unreadCountQuery() {
  return getCountUnreadNewsQueryOptions({ query: { retry: false, staleTime: 0 } });
}

/** The last known count; null when it is unknown. */
export function useUnreadCount(): number | null {
  const { data, isError } = useCountUnreadNews({ query: { enabled: false } });
  return isError ? null : (data?.count ?? null);
}

/** Refreshes the count and cancels an earlier request. Rejects when the request fails. */
export async function refreshUnreadCount(queryClient: QueryClient): Promise<void> {
  const query = unreadCountQuery();
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  await queryClient.query(query);
}

/** Removes the count after a log-out. */
export function forgetUnreadCount(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: unreadCountQuery().queryKey });
}
