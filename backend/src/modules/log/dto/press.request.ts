import { ApiSchema } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../../common/rules/language.js';
import { ChoiceField, IntegerIdField, PagePathField } from '../../../common/validation/fields.js';
import { PRESS_KINDS, type PressKind } from '../../insights/insights.rules.js';
import { MALLS, type Mall } from '../../items/malls.rules.js';
import { HostField } from './host.field.js';
import { REFERRERS } from './page-access.query.js';

/** Something that was pressed on a creator's page. */
@ApiSchema({ name: 'Press' })
export class PressRequest {
  @PagePathField({ description: 'The path of the page without its language and query.' })
  path: string;

  @ChoiceField(PRESS_KINDS, { description: 'What was pressed.' })
  kind: PressKind;

  @IntegerIdField({ description: 'Which one.' })
  targetId: number;

  @ChoiceField(MALLS, { description: 'The mall that an item is searched at.', optional: true })
  mall?: Mall;

  @ChoiceField(LANGUAGES, { description: 'The language the page was shown in.', optional: true })
  language?: Language;

  @ChoiceField(REFERRERS, {
    description: 'Where the visitor had come to the page from, as in `logPageAccess`.',
    optional: true,
  })
  referrer?: (typeof REFERRERS)[number];

  @HostField({ description: 'The host of the other site, if it was one.', optional: true })
  host?: string;
}
