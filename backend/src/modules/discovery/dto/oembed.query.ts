import { ChoiceField, keepUnchanged, TextField } from '../../../common/validation/fields.js';
import { WholeNumberField } from '../../../common/validation/paging-fields.js';

/** Longer than any page's URL. */
const MAX_URL = 2000;

/** The formats of oEmbed; only JSON is supported. */
export const OEMBED_FORMATS = ['json', 'xml'] as const;

/** Larger than any screen. */
const MAX_PIXELS = 100_000;

const PixelsField = (description: string) =>
  WholeNumberField({ description, min: 1, max: MAX_PIXELS, example: 600 });

/** A consumer's request (https://oembed.com, section 2.2). */
export class OEmbedQuery {
  @TextField({
    normalise: keepUnchanged,
    check: (value) => (value === '' ? 'required' : value.length > MAX_URL ? 'invalidLength' : null),
    description: 'The URL of a profile or content page, in any language.',
    minLength: 1,
    maxLength: MAX_URL,
    example: 'https://example.com/profile/hana.yamada',
  })
  url: string;

  @ChoiceField(OEMBED_FORMATS, { description: 'The format; XML is not supported.', optional: true })
  format?: (typeof OEMBED_FORMATS)[number];

  @PixelsField('The maximum width of the thumbnail, in pixels.')
  maxwidth?: number;

  @PixelsField('The maximum height of the thumbnail, in pixels.')
  maxheight?: number;
}
