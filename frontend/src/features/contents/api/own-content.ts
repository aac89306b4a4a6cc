import { useQueryClient } from '@tanstack/react-query';
import {
  useDeleteContent as useDeleteContentCall,
  useGetContent,
  useUpdateContent,
} from '../../../api/generated/contents/contents';
import { getListItemsInfiniteQueryKey } from '../../../api/generated/items/items';
import { type UpdateContent } from '../../../api/generated/model/updateContent';
import { notifyOtherWindows } from '../../../api/other-windows';
import { type CachedPages, useUpdateCachedPages, withUpdated, withoutEntry } from '../../../api/cached-pages';
import { contentKey } from './content';
import { type ContentTile, idOf, publicContentsKey } from './public-contents';

export type { UpdateContent as ContentWords };

/** A content for editing: always refetched and never cached. */
export function useOwnContent(displayId: string, contentId: number) {
  return useGetContent(contentId, displayId.toLowerCase(), {
    query: { refetchOnMount: 'always', gcTime: 0 },
  });
}

/** Updates the cached contents here and in other windows. */
function useShownContents(displayId: string) {
  const queryKey = publicContentsKey(displayId);
  const show = useUpdateCachedPages<ContentTile>(queryKey);
  return (change: (parts: CachedPages<ContentTile>) => CachedPages<ContentTile>) => {
    show(change);
    notifyOtherWindows(queryKey);
  };
}

export function useChangeContent(displayId: string) {
  const queryClient = useQueryClient();
  const show = useShownContents(displayId);
  return useUpdateContent({
    mutation: {
      onSuccess: (changed) => {
        queryClient.setQueryData(contentKey(displayId, changed.contentId), changed);
        show((parts) => withUpdated<ContentTile>(parts, changed, idOf));
      },
    },
  });
}

/** Deletes a content and its items. */
export function useDeleteContent(displayId: string) {
  const queryClient = useQueryClient();
  const show = useShownContents(displayId);
  return useDeleteContentCall({
    mutation: {
      onSuccess: async (_nothing, { id }) => {
        show((parts) => withoutEntry(parts, id, idOf));
        await queryClient.invalidateQueries({
          queryKey: getListItemsInfiniteQueryKey(displayId.toLowerCase()),
        });
      },
    },
  });
}
