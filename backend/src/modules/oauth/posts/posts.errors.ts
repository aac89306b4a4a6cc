import { failure } from '../../../common/errors/app-error.js';

/** The linked account has no such post. */
export class PostNotFound extends failure(404, 'unknown', {
  ja: 'この投稿は見つかりませんでした。',
  en: 'We could not find this post.',
}) {}
