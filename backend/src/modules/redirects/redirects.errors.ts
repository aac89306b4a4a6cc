import { AppError, failure } from '../../common/errors/app-error.js';

/** The path is already redirected. */
export class RedirectExists extends AppError {
  static override readonly spec = failure(409, 'unknown', {
    ja: 'このパスのリダイレクトはすでにあります。',
    en: 'There is a redirect for this path already.',
  });

  constructor() {
    super('path');
  }
}

/** The redirect would lead back to its own path. */
export class RedirectLoop extends AppError {
  static override readonly spec = failure(400, 'invalidFormat', {
    ja: 'このリダイレクトは元のパスに戻ってしまいます。',
    en: 'This redirect would lead back to where it starts.',
  });

  constructor() {
    super('redirectUrl');
  }
}

/** There is no redirect for this path. */
export class RedirectNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このパスのリダイレクトはありません。',
    en: 'There is no redirect for this path.',
  });
}
