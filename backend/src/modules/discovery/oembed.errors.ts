import { failure } from '../../common/errors/app-error.js';
import { NotFound } from '../../common/errors/request-errors.js';

/** The URL is not that of a page that can be embedded. */
export class NothingToEmbed extends NotFound {}

/** oEmbed in XML, which the specification answers with 501. */
export class EmbedFormatUnsupported extends failure(501, 'unknown', {
  ja: 'この形式には対応していません。',
  en: 'This format is not supported.',
}) {}
