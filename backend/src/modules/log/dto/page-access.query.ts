import { LANGUAGES, type Language } from '../../../common/language.js';
import { ChoiceField, PagePathField } from '../../../common/validation/fields.js';

/** Where somebody came to a page from: another site, another page of this one, or nowhere that is told. */
export const REFERRERS = ['external', 'internal', 'none'] as const;

/** What is told of a page that was opened; nothing of it says who opened it. */
export class PageAccessQuery {
  @PagePathField({
    description: 'The path of the page without its language and query.',
    optional: true,
  })
  path?: string;

  @ChoiceField(LANGUAGES, { description: 'The language the page was shown in.', optional: true })
  language?: Language;

  @ChoiceField(REFERRERS, {
    description:
      'Where the visitor came from: another site, another page of this one, or nowhere that is told.',
    optional: true,
  })
  referrer?: (typeof REFERRERS)[number];
}
