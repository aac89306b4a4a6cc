import { failure } from '../../common/errors/app-error.js';
import { LINK_LIMITS } from './link-limits.rules.js';

/** The link does not exist. */
export class LinkNotFound extends failure(404, 'unknown', {
  ja: 'このリンクは見つかりませんでした。',
  en: 'We could not find this link.',
}) {}

/** The limit of links is reached. */
export class TooManyLinks extends failure(400, 'limitReached', {
  ja: `リンクは${LINK_LIMITS.perAccount}件まで登録できます。`,
  en: `A page can have up to ${LINK_LIMITS.perAccount} links.`,
}) {}

/** An order contains links that no longer exist. */
export class LinksChanged extends failure(409, 'unknown', {
  field: 'orders',
  ja: '並べ替えている間にリンクが変更されました。読み込み直してからお試しください。',
  en: 'The links have changed in the meantime. Please reload and try again.',
}) {}
