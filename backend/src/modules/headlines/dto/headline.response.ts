import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiNullableText } from '../../../common/http/api-fields.js';
import { HEADLINE_LIMITS } from '../headline.rules.js';
import { HEADLINE_TYPES, type HeadlineType } from '../headline-type.js';

/** The words over a part of a page. */
@ApiSchema({ name: 'Headline' })
export class HeadlineResponse {
  @ApiProperty({
    description:
      'What it stands over: the contents, the links and the items of the profile page; the items, and the other contents, of the page of a content.',
    enum: HEADLINE_TYPES,
    enumName: 'HeadlineType',
    example: 'POST',
  })
  type: HeadlineType;

  @ApiNullableText({
    description: 'The words; null where the page has its own.',
    maxLength: HEADLINE_LIMITS.max,
    example: '最近の花あしらい',
  })
  text: string | null;
}
