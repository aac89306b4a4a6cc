import { ApiSchema } from '@nestjs/swagger';
import { normaliseIdentifier } from '../../../common/rules/text.js';
import { checkUrl, URL_LIMITS } from '../../../common/rules/web-address.js';
import { TextField } from '../../../common/validation/fields.js';
import { shortenItemUrl } from '../../items/item.rules.js';

/** A URL to read. */
@ApiSchema({ name: 'PreviewLink' })
export class PreviewLinkRequest {
  @TextField({
    normalise: (value) => shortenItemUrl(normaliseIdentifier(value)),
    check: (value) => checkUrl(value),
    description:
      'The http or https URL of a page, without user information. Amazon.co.jp URLs that are too long are read without their query, except `tag`.',
    minLength: 1,
    maxLength: URL_LIMITS.max,
    example: 'https://example.com/bouquet',
  })
  url: string;
}
