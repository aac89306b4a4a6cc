import { failure } from '../../common/errors/app-error.js';
import { CONTENT_LIMITS } from './content-limits.rules.js';

/** The content does not exist. */
export class ContentNotFound extends failure(404, 'unknown', {
  ja: 'この投稿は見つかりませんでした。',
  en: 'We could not find this post.',
}) {}

/** The limit of contents is reached. */
export class TooManyContents extends failure(400, 'limitReached', {
  ja: `投稿は${CONTENT_LIMITS.perAccount}件まで登録できます。`,
  en: `A page can have up to ${CONTENT_LIMITS.perAccount} posts.`,
}) {}

/** An order contains contents that no longer exist. */
export class ContentsChanged extends failure(409, 'unknown', {
  field: 'orders',
  ja: '並べ替えている間に投稿が変更されました。読み込み直してからお試しください。',
  en: 'The posts have changed in the meantime. Please reload and try again.',
}) {}
