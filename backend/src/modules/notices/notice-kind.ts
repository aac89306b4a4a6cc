/** Removals and suspensions by an operator, and linked accounts that must be linked again. */
export const NOTICE_KINDS = [
  'CONTENT_REMOVED',
  'ITEM_REMOVED',
  'LINK_REMOVED',
  'ACCOUNT_SUSPENDED',
  'LINKAGE_ENDED',
  'LINKAGE_REMOVAL_SOON',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];
