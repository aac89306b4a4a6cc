import { LANGUAGES, type Language } from '../../../common/rules/language.js';
import { ChoiceField, PagePathField } from '../../../common/validation/fields.js';
import { HostField } from './host.field.js';

/** Where a visitor came to a page from: another site, another page of this one, or not told. */
export const REFERRERS = ['external', 'internal', 'none'] as const;

/** A page view; nothing in it identifies the visitor. */
export class PageAccessQuery {
  @PagePathField({
    description: 'The path of the page, without language prefix and query.',
    optional: true,
  })
  path?: string;

  @ChoiceField(LANGUAGES, { description: 'The language in which the page was shown.', optional: true })
  language?: Language;

  @ChoiceField(REFERRERS, {
    description: 'Where the visitor came from: another site, another page of this site, or unknown.',
    optional: true,
  })
  referrer?: (typeof REFERRERS)[number];

  @HostField({
    description: 'The host of the other site from which the visitor came, without a path.',
    optional: true,
  })
  host?: string;
}
