import { AppError, failure } from '../../common/errors/app-error.js';

/** There is no content by this id. */
export class ContentNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'この投稿は見つかりませんでした。',
    en: 'We could not find this post.',
  });
}
