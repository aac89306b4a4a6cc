import { AppError, failure } from '../../common/errors/app-error.js';

/** There is no news by this id, or it is not published. */
export class NewsNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このお知らせは見つかりませんでした。',
    en: 'We could not find this piece of news.',
  });
}

/** There is news by this id already. */
export class NewsExists extends AppError {
  static override readonly spec = failure(409, 'unknown', {
    ja: 'このIDのお知らせはすでにあります。',
    en: 'There is news by this id already.',
  });

  constructor() {
    super('id');
  }
}

/** What people read already cannot be put off. */
export class NewsIsPublished extends AppError {
  static override readonly spec = failure(409, 'unknown', {
    ja: 'このお知らせはすでに公開されています。',
    en: 'This piece of news is published already.',
  });
}
