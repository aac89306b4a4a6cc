import { failure } from '../../common/errors/app-error.js';

/** The path is already redirected. */
export class RedirectExists extends failure(409, 'unknown', {
  field: 'path',
  ja: 'このパスのリダイレクトはすでにあります。',
  en: 'A redirect for this path already exists.',
}) {}

/** The redirect would lead back to its own path. */
export class RedirectLoop extends failure(400, 'invalidFormat', {
  field: 'redirectUrl',
  ja: 'このリダイレクトは元のパスに戻ってしまいます。',
  en: 'This redirect would lead back to where it starts.',
}) {}

/** There is no redirect for this path. */
export class RedirectNotFound extends failure(404, 'unknown', {
  ja: 'このパスのリダイレクトはありません。',
  en: 'There is no redirect for this path.',
}) {}
