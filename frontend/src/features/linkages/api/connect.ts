import { useQueryClient } from '@tanstack/react-query';
import {
  getListLinkagesQueryKey,
  getListOwnLinkagesQueryKey,
  useDeleteLinkage,
  useLinkAccounts,
  useListLinkageProviders,
} from '../../../api/generated/oauth/oauth';

/** The services that can be linked here. They do not change while a page is open. */
export const useLinkageProviders = () => useListLinkageProviders({ query: { staleTime: 'static' } });

/** Invalidates the owner's and the public list of linked accounts. */
function useInvalidateLinkages(displayId: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [getListOwnLinkagesQueryKey(), getListLinkagesQueryKey(displayId.toLowerCase())].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** Sends the code that a service redirected back with. A code can be used once. */
export function useCompleteLinkage(displayId: string) {
  const invalidate = useInvalidateLinkages(displayId);
  return useLinkAccounts({ mutation: { onSuccess: () => void invalidate() } });
}

/** The mutation that links accounts. */
export type LinkCall = ReturnType<typeof useCompleteLinkage>;

/** Unlinks an account. */
export function useUnlinkAccount(displayId: string) {
  const invalidate = useInvalidateLinkages(displayId);
  return useDeleteLinkage({ mutation: { onSuccess: invalidate } });
}
