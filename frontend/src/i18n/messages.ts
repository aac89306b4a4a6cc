/** The messages of documents. */
type VisitorMessageCode =
  | 'COPY_SUCCESS'
  | 'FAILED_TO_GET_CONTENTS_LIST'
  | 'FAILED_TO_GET_ITEMS_LIST'
  | 'FAILED_TO_GET_LINKS_LIST'
  | 'UNKNOWN'
  | 'ADD_FAVORITE_CONTENT'
  | 'DELETE_FAVORITE_CONTENT'
  | 'ADD_FAVORITE_ITEM'
  | 'DELETE_FAVORITE_ITEM'
  /** Storage is full or blocked. */
  | 'FAILED_TO_ADD_FAVORITE';

/** The messages of the application. */
type CreatorMessageCode =
  | 'ILLEGAL_TRANSITION'
  | 'FAILED_TO_GET_NEWS'
  | 'FAILED_TO_GET_CONTENT_DETAIL'
  | 'UNAUTHORIZED'
  | 'FAILED_TO_READ_FILE'
  | 'FILE_SIZE_OVER'
  | 'REQUIRED_TO_LOG_IN'
  | 'FAILED_TO_SNS_CREATE'
  | 'SNS_CANCELLED'
  | 'FAILED_TO_SNS_GET'
  | 'FAILED_TO_GET_YOUTUBE_VIDEO'
  | 'FAILED_TO_GET_SNS_POST'
  | 'UNAUTHORIZED_SNS_CONTENTS'
  | 'SAVE_DRAFT'
  | 'SAVE_SUCCESS'
  | 'FAILED_TO_OAUTH'
  | 'REGISTERED_ACCOUNT_ID'
  | 'DELETE_LINK'
  | 'DELETE_ITEM'
  | 'POST_LINK'
  | 'PATCH_LINK'
  | 'APPLY_THEME'
  /** The browser is offline. */
  | 'CHANGE_WAITS'
  | 'FAILED_TO_APPLY_THEME'
  | 'FAILED_TO_ADD_LINKS'
  | 'FAILED_TO_GET_LINKS'
  | 'FAILED_TO_PATCH_LINKS'
  /** A move of an entry was undone. */
  | 'SORT_UNDONE'
  | 'SUCCESS_TO_SORT_LINKS'
  | 'FAILED_TO_SORT_LINKS'
  | 'SUCCESS_TO_SORT_ITEMS'
  | 'FAILED_TO_SORT_ITEMS'
  | 'SUCCESS_TO_SORT_CONTENTS'
  | 'FAILED_TO_SORT_CONTENTS'
  | 'SUCCESS_TO_PATCH_INTRODUCTION'
  | 'SUCCESS_TO_POST_ITEMS'
  | 'APPLY_HEADLINE_POST'
  | 'APPLY_HEADLINE_LINK'
  | 'APPLY_HEADLINE_RECOMMEND_PROFILE'
  | 'APPLY_HEADLINE_RECOMMEND_CONTENT'
  | 'APPLY_HEADLINE_OTHER_POST'
  | 'FAILED_TO_APPLY_HEADLINE'
  | 'BLOCK_SHOW'
  | 'BLOCK_HIDE'
  | 'BLOCK_SHOW_LATER'
  | 'BLOCK_SHOW_ENDED'
  | 'BLOCK_SHOW_WITHHELD'
  | 'FAILED_TO_BLOCK_SHOW_SWITCH'
  | 'BLOCK_ORDER_MOVE_TOP'
  | 'BLOCK_ORDER_MOVE_UP'
  | 'BLOCK_ORDER_MOVE_DOWN'
  | 'BLOCK_ORDER_MOVE_BOTTOM'
  | 'FAILED_TO_BLOCK_ORDER_MOVE';

/** The codes of snackbar messages. */
export type MessageCode = VisitorMessageCode | CreatorMessageCode;

/** The required parameters of messages. */
export interface MessageParams {
  /** The theme or its category. */
  APPLY_THEME: { theme: string };
  BLOCK_SHOW: { block: string };
  BLOCK_SHOW_LATER: { block: string; time: string };
  BLOCK_SHOW_ENDED: { block: string };
  BLOCK_SHOW_WITHHELD: { block: string };
  BLOCK_HIDE: { block: string };
}

/** A message without parameters. */
export type PlainMessageCode = Exclude<MessageCode, keyof MessageParams>;

/** The texts of the documents' messages in one language. */
export type VisitorMessages = Readonly<Record<VisitorMessageCode, string>>;

/** The texts of the application's messages in one language. */
export type CreatorMessages = Readonly<Record<CreatorMessageCode, string>>;
