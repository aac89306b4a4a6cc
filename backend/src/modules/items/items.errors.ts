import { AppError, failure } from '../../common/errors/app-error.js';
import { LIMITS } from '../../common/rules/limits.js';

/** There is no item by this id with this content. */
export class ItemNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このアイテムは見つかりませんでした。',
    en: 'We could not find this item.',
  });
}

/** The content has as many items as it may have. */
export class TooManyItems extends AppError {
  static override readonly spec = failure(400, 'limitReached', {
    ja: `アイテムは1つの投稿に${LIMITS.items.perContent}件まで登録できます。`,
    en: `A post has room for ${LIMITS.items.perContent} items.`,
  });
}
