import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField, HeadlineField } from '../../../common/validation/fields.js';
import { HEADLINE_TYPES, type HeadlineType } from '../headline-type.js';

/** Words to be put over a part of the own page. */
@ApiSchema({ name: 'SetHeadline' })
export class SetHeadlineRequest {
  @ChoiceField(HEADLINE_TYPES, { description: 'What they stand over.' })
  type: HeadlineType;

  @HeadlineField({
    nullable: true,
    description: 'The words, on one line; null for those that the page has of its own. Empty is no headline.',
  })
  text: string | null;
}
