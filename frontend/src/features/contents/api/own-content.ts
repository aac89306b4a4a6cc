import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteUnlessGone } from '../../../api/deletion';
import { deleteContent, updateContent } from '../../../api/generated/contents/contents';
import { getListItemsQueryKey } from '../../../api/generated/items/items';
import { type UpdateContent } from '../../../api/generated/model/updateContent';
import { tellOtherWindows } from '../../../api/other-windows';
import { type ShownParts, useShownParts, withChanged, withoutDeleted } from '../../../api/shown-parts';
import { type Content, contentQuery } from './content';
import { type ContentTile, idOf, publicContentsQuery } from './public-contents';

export type { UpdateContent as ContentWords };

/** A content as its owner works on it: as it is now, and forgotten with the page. */
export function useOwnContent(displayId: string, contentId: number) {
  return useQuery({ ...contentQuery(displayId, contentId), refetchOnMount: 'always', gcTime: 0 });
}

/** What has been read of the own contents follows a change at once, in every window. */
function useShownContents(displayId: string) {
  const { queryKey } = publicContentsQuery(displayId);
  const show = useShownParts<ContentTile>(queryKey);
  return (change: (parts: ShownParts<ContentTile>) => ShownParts<ContentTile>) => {
    show(change);
    tellOtherWindows(queryKey);
  };
}

/** Corrects the words of a content; where none is another, nothing is asked. */
export function useChangeContent(displayId: string, content: Content) {
  const queryClient = useQueryClient();
  const show = useShownContents(displayId);
  return useMutation({
    mutationFn: async (words: UpdateContent | null) =>
      words === null ? content : updateContent(content.contentId, words),
    onSuccess: (changed) => {
      queryClient.setQueryData(contentQuery(displayId, changed.contentId).queryKey, changed);
      show((parts) => withChanged<ContentTile>(parts, changed, idOf));
    },
  });
}

/** Deletes a content, and its items with it. */
export function useDeleteContent(displayId: string) {
  const queryClient = useQueryClient();
  const show = useShownContents(displayId);
  return useMutation({
    mutationFn: (contentId: number) => deleteUnlessGone(deleteContent(contentId)),
    onSuccess: async (_nothing, contentId) => {
      show((parts) => withoutDeleted(parts, contentId, idOf));
      await queryClient.invalidateQueries({ queryKey: getListItemsQueryKey(displayId.toLowerCase()) });
    },
  });
}
