import { AppError, failure } from '../../common/errors/app-error.js';

/** There is no category, and no kind of them, by this number. */
export class CategoryNotFound extends AppError {
  static override readonly spec = failure(404, 'unknown', {
    ja: 'このカテゴリーはありません。',
    en: 'There is no such category.',
  });
}

/** Accounts have chosen it, or, of a kind, categories belong to it. */
export class CategoryInUse extends AppError {
  static override readonly spec = failure(409, 'unknown', {
    ja: 'このカテゴリーは使われています。',
    en: 'The category is in use.',
  });
}
