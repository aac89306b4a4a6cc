import { useQueryClient } from '@tanstack/react-query';
import {
  useDeleteContent as useDeleteContentCall,
  useGetContent,
  useUpdateContent,
} from '../../../api/generated/contents/contents';
import { getListItemsInfiniteQueryKey } from '../../../api/generated/items/items';
import { type UpdateContent } from '../../../api/generated/model/updateContent';
import { tellOtherWindows } from '../../../api/other-windows';
import { type ShownParts, useShownParts, withChanged, withoutDeleted } from '../../../api/shown-parts';
import { contentKey } from './content';
import { type ContentTile, idOf, publicContentsKey } from './public-contents';

export type { UpdateContent as ContentWords };

/** A content as its owner works on it: as it is now, and forgotten with the page. */
export function useOwnContent(displayId: string, contentId: number) {
  return useGetContent(contentId, displayId.toLowerCase(), {
    query: { refetchOnMount: 'always', gcTime: 0 },
  });
}

/** What has been read of the own contents follows a change at once, in every window. */
function useShownContents(displayId: string) {
  const queryKey = publicContentsKey(displayId);
  const show = useShownParts<ContentTile>(queryKey);
  return (change: (parts: ShownParts<ContentTile>) => ShownParts<ContentTile>) => {
    show(change);
    tellOtherWindows(queryKey);
  };
}

/** Corrects the words of a content. */
export function useChangeContent(displayId: string) {
  const queryClient = useQueryClient();
  const show = useShownContents(displayId);
  return useUpdateContent({
    mutation: {
      onSuccess: (changed) => {
        queryClient.setQueryData(contentKey(displayId, changed.contentId), changed);
        show((parts) => withChanged<ContentTile>(parts, changed, idOf));
      },
    },
  });
}

/** Deletes a content, and its items with it. */
export function useDeleteContent(displayId: string) {
  const queryClient = useQueryClient();
  const show = useShownContents(displayId);
  return useDeleteContentCall({
    mutation: {
      onSuccess: async (_nothing, { id }) => {
        show((parts) => withoutDeleted(parts, id, idOf));
        await queryClient.invalidateQueries({
          queryKey: getListItemsInfiniteQueryKey(displayId.toLowerCase()),
        });
      },
    },
  });
}
