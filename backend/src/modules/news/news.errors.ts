import { failure } from '../../common/errors/app-error.js';

/** There is no news with this id, or it is not published. */
export class NewsNotFound extends failure(404, 'unknown', {
  ja: 'このお知らせは見つかりませんでした。',
  en: 'We could not find this news.',
}) {}

/** The id is already in use. */
export class NewsExists extends failure(409, 'unknown', {
  field: 'id',
  ja: 'このIDのお知らせはすでにあります。',
  en: 'News with this id already exists.',
}) {}

/** A published item cannot be scheduled for later. */
export class NewsIsPublished extends failure(409, 'unknown', {
  ja: 'このお知らせはすでに公開されています。',
  en: 'This news is already published.',
}) {}
