import { ApiSchema } from '@nestjs/swagger';
import { ApiChoice, ApiNullableText } from '../../../common/http/api-fields.js';
import { HEADLINE_LIMITS } from '../headline.rules.js';
import { HEADLINE_TYPES, type HeadlineType } from '../headline-type.js';

/** A headline of a page. */
@ApiSchema({ name: 'Headline' })
export class HeadlineResponse {
  @ApiChoice(
    'Where it is shown: above the contents, links or items of the profile page, or above the items or other contents of a content page.',
    HEADLINE_TYPES,
    'HeadlineType',
    'POST',
  )
  type: HeadlineType;

  @ApiNullableText(
    'The text; null if the default headline is shown.',
    HEADLINE_LIMITS.max,
    '最近の花あしらい',
  )
  text: string | null;
}
