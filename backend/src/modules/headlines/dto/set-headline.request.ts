import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField, TextField } from '../../../common/validation/fields.js';
import { checkHeadline, HEADLINE_LIMITS } from '../headline.rules.js';
import { HEADLINE_TYPES, type HeadlineType } from '../headline-type.js';

/** Words to be put over a part of the own page. */
@ApiSchema({ name: 'SetHeadline' })
export class SetHeadlineRequest {
  @ChoiceField(HEADLINE_TYPES, { description: 'What they stand over.' })
  type: HeadlineType;

  @TextField({
    check: checkHeadline,
    nullable: true,
    description: 'The words, on one line; null for those that the page has of its own. Empty is no headline.',
    minLength: 1,
    maxLength: HEADLINE_LIMITS.max,
    example: '最近の花あしらい',
  })
  text: string | null;
}
