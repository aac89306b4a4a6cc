import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../api/api-error';
import {
  beginLinkage,
  deleteLinkage,
  getListLinkageProvidersQueryOptions,
  getListOwnLinkagesQueryKey,
  linkAccounts,
} from '../../../api/generated/oauth/oauth';
import { type LinkageProvider } from '../../../api/generated/model/linkageProvider';
import { type LinkageReturn } from '../../../api/generated/model/linkageReturn';
import { type OwnLinkageList } from '../../../api/generated/model/ownLinkageList';
import { publicLinkagesQuery } from './public-linkages';

export type { LinkageProvider };

/** The services whose accounts can be linked here; they do not change while a page is open. */
export function useLinkageProviders() {
  return useQuery({ ...getListLinkageProvidersQueryOptions(), staleTime: 'static' });
}

/** Begins the way to a service, whose owner of an account agrees there; the answer is where to go. */
export function useBeginLinkage() {
  return useMutation({ mutationFn: async (provider: string) => (await beginLinkage(provider)).authUrl });
}

/** Both lists of linked accounts, the own one and the page's, are read anew. */
function useReadAnew(displayId: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [getListOwnLinkagesQueryKey(), publicLinkagesQuery(displayId).queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** What has been linked: all accounts that one consent opens. */
export type LinkedAccounts = OwnLinkageList;

/** Hands in what a service sent a browser back with. The code is good once. */
export function useLinkAccounts(provider: LinkageProvider, displayId: string) {
  const readAnew = useReadAnew(displayId);
  return useMutation({
    mutationFn: (returned: LinkageReturn): Promise<LinkedAccounts> => linkAccounts(provider, returned),
    onSuccess: () => void readAnew(),
  });
}

/** The call with which accounts are linked. */
export type LinkCall = ReturnType<typeof useLinkAccounts>;

/** Ends a linkage. One that has ended meanwhile has ended: that is no failure. */
export function useDeleteLinkage(displayId: string) {
  const readAnew = useReadAnew(displayId);
  return useMutation({
    mutationFn: async (linkageId: number) => {
      try {
        await deleteLinkage(linkageId);
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    },
    onSuccess: readAnew,
  });
}
