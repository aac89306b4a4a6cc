import { useQueryClient } from '@tanstack/react-query';
import {
  getListLinkagesQueryKey,
  getListOwnLinkagesQueryKey,
  useDeleteLinkage,
  useLinkAccounts,
  useListLinkageProviders,
} from '../../../api/generated/oauth/oauth';

/** The services whose accounts can be linked here; they do not change while a page is open. */
export const useLinkageProviders = () => useListLinkageProviders({ query: { staleTime: 'static' } });

/** Both lists of linked accounts, the own one and the page's, are read anew. */
function useReadAnew(displayId: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [getListOwnLinkagesQueryKey(), getListLinkagesQueryKey(displayId.toLowerCase())].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** Hands in what a service sent a browser back with. The code is good once. */
export function useCompleteLinkage(displayId: string) {
  const readAnew = useReadAnew(displayId);
  return useLinkAccounts({ mutation: { onSuccess: () => void readAnew() } });
}

/** The call with which accounts are linked. */
export type LinkCall = ReturnType<typeof useCompleteLinkage>;

/** Ends a linkage. */
export function useEndLinkage(displayId: string) {
  const readAnew = useReadAnew(displayId);
  return useDeleteLinkage({ mutation: { onSuccess: readAnew } });
}
