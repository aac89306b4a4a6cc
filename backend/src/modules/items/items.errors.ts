import { failure } from '../../common/errors/app-error.js';
import { ITEM_LIMITS } from './item-limits.rules.js';

/** The content has no such item. */
export class ItemNotFound extends failure(404, 'unknown', {
  ja: 'このアイテムは見つかりませんでした。',
  en: 'We could not find this item.',
}) {}

/** The limit of items is reached. */
export class TooManyItems extends failure(400, 'limitReached', {
  ja: `アイテムは1つの投稿に${ITEM_LIMITS.perContent}件まで登録できます。`,
  en: `A post can have up to ${ITEM_LIMITS.perContent} items.`,
}) {}

/** An order contains items that no longer exist. */
export class ItemsChanged extends failure(409, 'unknown', {
  field: 'orders',
  ja: '並べ替えている間にアイテムが変更されました。読み込み直してからお試しください。',
  en: 'The items have changed in the meantime. Please reload and try again.',
}) {}
