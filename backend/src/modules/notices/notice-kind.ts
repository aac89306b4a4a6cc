/**
 * What creators are told of in the studio: what an operator has taken off their page, that an operator had suspended the
 * account, and linked accounts that have to be linked again.
 */
export const NOTICE_KINDS = [
  'CONTENT_REMOVED',
  'ITEM_REMOVED',
  'LINK_REMOVED',
  'ACCOUNT_SUSPENDED',
  'LINKAGE_ENDED',
  'LINKAGE_REMOVAL_SOON',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];
