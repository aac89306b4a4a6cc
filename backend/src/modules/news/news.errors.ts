import { AppError, failure } from '../../common/errors/app-error.js';

/** There is no news with this id, or it is not published. */
export class NewsNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このお知らせは見つかりませんでした。',
    en: 'We could not find this piece of news.',
  });
}

/** The id is already in use. */
export class NewsExists extends AppError {
  static override readonly spec = failure(409, 'unknown', {
    ja: 'このIDのお知らせはすでにあります。',
    en: 'There is news by this id already.',
  });

  constructor() {
    super('id');
  }
}

/** A published item cannot be scheduled for later. */
export class NewsIsPublished extends AppError {
  static override readonly spec = failure(409, 'unknown', {
    ja: 'このお知らせはすでに公開されています。',
    en: 'This piece of news is published already.',
  });
}
