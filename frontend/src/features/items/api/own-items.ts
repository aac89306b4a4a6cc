import { LIMITS } from '@hitohira/backend/rules';
import { useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../api/api-error';
import { getListContentsInfiniteQueryKey } from '../../../api/generated/contents/contents';
import {
  getListContentItemsInfiniteQueryOptions,
  useAddItems as useAddItemsCall,
  useDeleteItem as useDeleteItemCall,
  useListItemsInfinite,
  useOrderItems,
  useUpdateItem,
} from '../../../api/generated/items/items';
import { OWN_INFINITE_LIST, usePagedList, wholeList } from '../../../api/infinite-list';
import { FETCH_AGAIN } from '../../../api/query-client';
import { useSortEntries, useSortingInPlace } from '../../../api/sorted-list';
import { notifyOtherWindows } from '../../../api/other-windows';
import {
  updateCachedPages,
  type CachedPages,
  withAdded,
  withoutEntry,
  withUpdated,
} from '../../../api/cached-pages';
import { type UploadProgress } from '../../../api/upload';
import { contentItemsKey } from './content-items';
import { idOf, type Item, ITEMS_PART, publicItemsKey } from './public-items';

/** The items of the own page. */
export function useOwnItems(displayId: string) {
  const query = useListItemsInfinite(displayId.toLowerCase(), ITEMS_PART, { query: OWN_INFINITE_LIST });
  return usePagedList<Item>(query, idOf, 'owner');
}

/** Updates the cached items of the page and of the content, here and in other windows. */
function useItemChanges(displayId: string) {
  const queryClient = useQueryClient();
  return (contentId: number, change: (parts: CachedPages<Item>) => CachedPages<Item>) => {
    for (const queryKey of [publicItemsKey(displayId), contentItemsKey(contentId)]) {
      updateCachedPages(queryClient, queryKey, change);
      notifyOtherWindows(queryKey);
    }
    // A content's flag for items may have changed.
    void queryClient.invalidateQueries({
      queryKey: getListContentsInfiniteQueryKey(displayId.toLowerCase()),
    });
  };
}

/** Adds items after those of a content. On the page, the newest content's items come first. */
export function useAddItems(displayId: string, onUploadProgress?: UploadProgress) {
  const change = useItemChanges(displayId);
  return useAddItemsCall({
    mutation: {
      onSuccess: ({ results }, { id }) => {
        change(id, (parts) =>
          results.reduce<CachedPages<Item>>(
            (pages, item) => withAdded(pages, item, ({ contentId }) => contentId < item.contentId),
            parts,
          ),
        );
      },
    },
    request: { ...(onUploadProgress && { onUploadProgress }) },
  });
}

/** Changes an item, or removes one that was deleted elsewhere from the lists. */
export function useChangeItem(displayId: string, onUploadProgress?: UploadProgress) {
  const change = useItemChanges(displayId);
  return useUpdateItem({
    mutation: {
      onSuccess: (item) => {
        change(item.contentId, (parts) => withUpdated<Item>(parts, item, idOf));
      },
      onError: (error, { itemId, contentId }) => {
        if (statusOf(error) === 404) change(contentId, (parts) => withoutEntry(parts, itemId, idOf));
      },
    },
    request: { ...(onUploadProgress && { onUploadProgress }) },
  });
}

export function useDeleteItem(displayId: string) {
  const change = useItemChanges(displayId);
  return useDeleteItemCall({
    mutation: {
      onSuccess: (_nothing, { itemId, contentId }) => {
        change(contentId, (parts) => withoutEntry(parts, itemId, idOf));
      },
    },
  });
}

/** The query parameters and options for all items of a content: one page of the API holds them. */
const ALL_ITEMS = { offset: 0, limit: LIMITS.items.perContent };
const WHOLE_LIST = wholeList<Item>(idOf);

/** Sorts the items of a content. */
export function useItemsInPlace(displayId: string, contentId: number) {
  const queryClient = useQueryClient();
  const { mutateAsync: order } = useOrderItems();
  const pagesKey = contentItemsKey(contentId);
  const { mutateAsync: save } = useSortEntries<Item>({
    listKey: pagesKey,
    pagesKey,
    pageLength: LIMITS.items.page,
    idOf,
    readAll: () =>
      queryClient.infiniteQuery({
        ...getListContentItemsInfiniteQueryOptions(contentId, ALL_ITEMS, { query: WHOLE_LIST }),
        ...FETCH_AGAIN,
      }),
    saveOrder: async (items) => {
      await order({ id: contentId, data: { orders: items.map(idOf) } });
      // The page lists them in the same order.
      const ofPage = publicItemsKey(displayId);
      void queryClient.invalidateQueries({ queryKey: ofPage });
      notifyOtherWindows(ofPage);
    },
  });
  return useSortingInPlace<Item>({ pagesKey, idOf }, save);
}
