import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteUnlessGone } from '../../../api/deletion';
import { getListContentsQueryKey } from '../../../api/generated/contents/contents';
import { deleteItem } from '../../../api/generated/items/items';
import { type AddedItems } from '../../../api/generated/model/addedItems';
import { httpClient } from '../../../api/http-client';
import { useListParts } from '../../../api/list-parts';
import { tellOtherWindows } from '../../../api/other-windows';
import { changeShownParts, type ShownParts, withAdded, withoutDeleted } from '../../../api/shown-parts';
import { bodyOf, type FormUpload } from '../../../api/form-upload';
import { contentItemsQuery } from './content-items';
import { idOf, type Item, publicItemsQuery } from './public-items';

/** The items of the own page, as they are now, and the way to the others. */
export function useOwnItems(displayId: string) {
  return useListParts(publicItemsQuery(displayId), idOf, 'owner');
}

/** What has been read of the own items follows a change at once, in every window: those of the page, and those of the content. */
function useItemChanges(displayId: string) {
  const queryClient = useQueryClient();
  return (contentId: number, change: (parts: ShownParts<Item>) => ShownParts<Item>) => {
    for (const { queryKey } of [publicItemsQuery(displayId), contentItemsQuery(contentId)]) {
      changeShownParts(queryClient, queryKey, change);
      tellOtherWindows(queryKey);
    }
    // Whether a content has items stands with the contents.
    void queryClient.invalidateQueries({ queryKey: getListContentsQueryKey(displayId.toLowerCase()) });
  };
}

/** Adds items to an own content: the last one comes first. */
export function useAddItems(displayId: string, contentId: number) {
  const change = useItemChanges(displayId);
  return useMutation({
    mutationFn: (upload: FormUpload) =>
      httpClient<AddedItems>(`/api/items/contents/${String(contentId)}`, {
        method: 'POST',
        ...bodyOf(upload),
      }),
    onSuccess: ({ results }) => {
      change(contentId, (parts) => results.reduce((pages, item) => withAdded(pages, item), parts));
    },
  });
}

/** Deletes an item of an own content. One that has gone already is what was wanted. */
export function useDeleteItem(displayId: string) {
  const change = useItemChanges(displayId);
  return useMutation({
    mutationFn: ({ itemId, contentId }: Pick<Item, 'itemId' | 'contentId'>) =>
      deleteUnlessGone(deleteItem(itemId, contentId)),
    onSuccess: (_nothing, { itemId, contentId }) => {
      change(contentId, (parts) => withoutDeleted(parts, itemId, idOf));
    },
  });
}
