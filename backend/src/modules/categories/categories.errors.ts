import { failure } from '../../common/errors/app-error.js';

/** There is no category or kind with this id. */
export class CategoryNotFound extends failure(404, 'unknown', {
  ja: 'このカテゴリーはありません。',
  en: 'There is no such category.',
}) {}

/** The category is chosen by accounts, or the kind has categories. */
export class CategoryInUse extends failure(409, 'unknown', {
  ja: 'このカテゴリーは使われています。',
  en: 'The category is in use.',
}) {}
