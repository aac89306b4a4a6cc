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
  @PagePathField({ description: 'The path of the page, without language prefix and query.' })
  path: string;

  @ChoiceField(PRESS_KINDS, { description: 'What was clicked.' })
  kind: PressKind;

  @IntegerIdField({ description: 'The ID of the link, content or item.' })
  targetId: number;

  @ChoiceField(MALLS, { description: 'The mall at which an item is searched.', optional: true })
  mall?: Mall;

  @ChoiceField(LANGUAGES, { description: 'The language in which the page was shown.', optional: true })
  language?: Language;

  @ChoiceField(REFERRERS, {
    description: 'Where the visitor came from, as in `logPageAccess`.',
    optional: true,
  })
  referrer?: (typeof REFERRERS)[number];

  @HostField({ description: 'The host of the other site, if any.', optional: true })
  host?: string;
}
