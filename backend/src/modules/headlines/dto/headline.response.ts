import { ApiSchema } from '@nestjs/swagger';
import { ApiChoice, ApiNullableText } from '../../../common/http/api-fields.js';
import { HEADLINE_LIMITS } from '../headline.rules.js';
import { HEADLINE_TYPES, type HeadlineType } from '../headline-type.js';

/** The words over a part of a page. */
@ApiSchema({ name: 'Headline' })
export class HeadlineResponse {
  @ApiChoice(
    'What it stands over: the contents, the links and the items of the profile page; the items, and the other contents, of the page of a content.',
    HEADLINE_TYPES,
    'HeadlineType',
    'POST',
  )
  type: HeadlineType;

  @ApiNullableText('The words; null where the page has its own.', HEADLINE_LIMITS.max, '最近の花あしらい')
  text: string | null;
}
