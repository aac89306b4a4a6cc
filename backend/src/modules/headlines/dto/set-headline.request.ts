import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField, TextField } from '../../../common/validation/fields.js';
import { checkHeadline, HEADLINE_LIMITS } from '../headline.rules.js';
import { HEADLINE_TYPES, type HeadlineType } from '../headline-type.js';

/** A new headline. */
@ApiSchema({ name: 'SetHeadline' })
export class SetHeadlineRequest {
  @ChoiceField(HEADLINE_TYPES, { description: 'Where the headline is shown.' })
  type: HeadlineType;

  @TextField({
    check: checkHeadline,
    nullable: true,
    description: 'The text, on one line, not empty; null restores the default headline.',
    minLength: 1,
    maxLength: HEADLINE_LIMITS.max,
    example: '最近の花あしらい',
  })
  text: string | null;
}
