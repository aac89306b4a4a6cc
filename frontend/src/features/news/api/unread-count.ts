import { type QueryClient } from '@tanstack/react-query';
import { getCountUnreadNewsQueryOptions, useCountUnreadNews } from '../../../api/generated/news/news';

/** How much a person has not read. Nothing asks for it but a change of page. */
function unreadCountQuery() {
  return getCountUnreadNewsQueryOptions({ query: { retry: false, staleTime: 0 } });
}

/** The count as it was last told; null before that and where it could not be had. */
export function useUnreadCount(): number | null {
  const { data, isError } = useCountUnreadNews({ query: { enabled: false } });
  return isError ? null : (data?.count ?? null);
}

/** Asks for the count; a question that is still open is one too many. Fails as the call does. */
export async function refreshUnreadCount(queryClient: QueryClient): Promise<void> {
  const query = unreadCountQuery();
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  await queryClient.query(query);
}

/** Forgets the count of somebody who is not here any more. */
export function forgetUnreadCount(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: unreadCountQuery().queryKey });
}
