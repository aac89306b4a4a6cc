import { LIMITS } from '@hitohira/backend/rules';
import { listContentItems, listContents, listItems, listLinks } from '../api/generated/requests';
import { type ContentTile } from '../features/contents/api/public-contents';
import { type Item } from '../features/items/api/public-items';
import { type ShownLink } from '../features/links/api/public-links';
import { type DocumentList } from './useDocumentList';

/** The links of a creator's page. */
export const LINKS: DocumentList<string, ShownLink> = {
  idOf: ({ linkId }) => linkId,
  fetchPage: (displayId, offset) => listLinks(displayId, { offset, limit: LIMITS.links.page }),
};

/** The contents of a creator's page. */
export const CONTENTS: DocumentList<string, ContentTile> = {
  idOf: ({ contentId }) => contentId,
  fetchPage: (displayId, offset) => listContents(displayId, { offset, limit: LIMITS.contents.page }),
};

/** The items of a creator's page. */
export const ITEMS: DocumentList<string, Item> = {
  idOf: ({ itemId }) => itemId,
  fetchPage: (displayId, offset) => listItems(displayId, { offset, limit: LIMITS.items.page }),
};

/** The items of a content. */
export const CONTENT_ITEMS: DocumentList<number, Item> = {
  idOf: ITEMS.idOf,
  fetchPage: (contentId, offset) => listContentItems(contentId, { offset, limit: LIMITS.items.page }),
};
