import { useMutation } from '@tanstack/react-query';
import { statusOf } from '../../../api/api-error';
import { deleteItem } from '../../../api/generated/items/items';
import { type AddedItems } from '../../../api/generated/model/addedItems';
import { httpClient } from '../../../api/http-client';
import { useListParts } from '../../../api/list-parts';
import { useShownParts, withAdded, withoutDeleted } from '../../../api/shown-parts';
import { bodyOf, type FormUpload } from '../../../api/form-upload';
import { idOf, type Item, publicItemsQuery } from './public-items';

/** The items of the own page, as they are now, and the way to the others. */
export function useOwnItems(displayId: string) {
  return useListParts(publicItemsQuery(displayId), idOf, 'owner');
}

/** What has been read of the own items follows a change at once. */
function useShownItems(displayId: string) {
  return useShownParts<Item>(publicItemsQuery(displayId).queryKey);
}

/** Adds items to an own content: the last one comes first. */
export function useAddItems(displayId: string, contentId: number) {
  const show = useShownItems(displayId);
  return useMutation({
    mutationFn: (upload: FormUpload) =>
      httpClient<AddedItems>(`/api/items/contents/${String(contentId)}`, { method: 'POST', ...bodyOf(upload) }),
    onSuccess: ({ results }) => {
      for (const item of results) show((pages) => withAdded(pages, item));
    },
  });
}

/** Deletes an item of an own content. One that has gone already is what was wanted. */
export function useDeleteItem(displayId: string) {
  const show = useShownItems(displayId);
  return useMutation({
    mutationFn: async ({ itemId, contentId }: Pick<Item, 'itemId' | 'contentId'>) => {
      try {
        await deleteItem(itemId, contentId);
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    },
    onSuccess: (_nothing, { itemId }) => show((pages) => withoutDeleted(pages, itemId, idOf)),
  });
}
