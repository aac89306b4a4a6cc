import { AppError, failure } from '../../common/errors/app-error.js';
import { LINK_LIMITS } from './link-limits.rules.js';

/** There is no link by this id. */
export class LinkNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このリンクは見つかりませんでした。',
    en: 'We could not find this link.',
  });
}

/** The account has as many links as it may have. */
export class TooManyLinks extends AppError {
  static override readonly spec = failure(400, 'limitReached', {
    ja: `リンクは${LINK_LIMITS.perAccount}件まで登録できます。`,
    en: `A page has room for ${LINK_LIMITS.perAccount} links.`,
  });
}

/** An order names links that are not there any more. */
export class LinksChanged extends AppError {
  static override readonly spec = failure(409, 'unknown', {
    ja: '並べ替えの間にリンクが変わりました。読み込み直してからお試しください。',
    en: 'The links have changed meanwhile. Please reload and try again.',
  });

  constructor() {
    super('orders');
  }
}
