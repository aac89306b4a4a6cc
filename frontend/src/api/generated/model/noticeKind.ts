/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What happened: an operator removed a content, item or link; an operator suspended the account for a time; a linked account must be linked again; data from a linked account will be removed.
 */
export type NoticeKind = typeof NoticeKind[keyof typeof NoticeKind];


export const NoticeKind = {
  CONTENT_REMOVED: 'CONTENT_REMOVED',
  ITEM_REMOVED: 'ITEM_REMOVED',
  LINK_REMOVED: 'LINK_REMOVED',
  ACCOUNT_SUSPENDED: 'ACCOUNT_SUSPENDED',
  LINKAGE_ENDED: 'LINKAGE_ENDED',
  LINKAGE_REMOVAL_SOON: 'LINKAGE_REMOVAL_SOON',
} as const;
