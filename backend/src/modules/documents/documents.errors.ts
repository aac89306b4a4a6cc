import { failure } from '../../common/errors/app-error.js';

/** The site has no document of that name. */
export class DocumentNotFound extends failure(404, 'unknown', {
  ja: '指定された文書は見つかりませんでした。',
  en: 'There is no such document.',
}) {}
