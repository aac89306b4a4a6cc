import { LIMITS } from '@hitohira/backend/rules';
import { useCallback } from 'react';
import { listContentItems, listContents, listItems, listLinks } from '../api/generated/requests';
import { type Link } from '../api/generated/model/link';
import { type LinkList } from '../api/generated/model/linkList';
import { type ContentTile, type ContentTileList } from '../features/contents/api/public-contents';
import { type Item, type ItemList } from '../features/items/api/public-items';
import { useDocumentList } from './useDocumentList';

const idOfLink = ({ linkId }: Link) => linkId;
const idOfContent = ({ contentId }: ContentTile) => contentId;
const idOfItem = ({ itemId }: Item) => itemId;

/** The links of a creator's page. */
export function useLinks(displayId: string, first: LinkList) {
  const fetchPage = useCallback(
    (offset: number) => listLinks(displayId, { offset, limit: LIMITS.links.page }),
    [displayId],
  );
  return useDocumentList(first, idOfLink, fetchPage);
}

/** The contents of a creator's page. */
export function useContents(displayId: string, first: ContentTileList | null) {
  const fetchPage = useCallback(
    (offset: number): Promise<ContentTileList> =>
      listContents(displayId, { offset, limit: LIMITS.contents.page }),
    [displayId],
  );
  return useDocumentList(first, idOfContent, fetchPage);
}

/** The items of a creator's page. */
export function useItems(displayId: string, first: ItemList) {
  const fetchPage = useCallback(
    (offset: number): Promise<ItemList> => listItems(displayId, { offset, limit: LIMITS.items.page }),
    [displayId],
  );
  return useDocumentList(first, idOfItem, fetchPage);
}

/** The items of a content. */
export function useItemsOfContent(contentId: number, first: ItemList | null) {
  const fetchPage = useCallback(
    (offset: number): Promise<ItemList> => listContentItems(contentId, { offset, limit: LIMITS.items.page }),
    [contentId],
  );
  return useDocumentList(first, idOfItem, fetchPage);
}
