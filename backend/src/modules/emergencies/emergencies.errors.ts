import { failure } from '../../common/errors/app-error.js';

/** There is no notice with this ID. */
export class EmergencyNotFound extends failure(404, 'unknown', {
  ja: 'このお知らせはすでにありません。',
  en: 'We could not find this notice.',
}) {}
