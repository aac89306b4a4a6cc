import { ChoiceField, orNone, TextField } from '../../common/validation/fields.js';
import { normaliseIdentifier } from '../../common/rules/text.js';
import { checkTime, TIME_LIMITS, TIME_YEARS, VISIBILITIES } from './visibility.rules.js';

/** The visibility of an entry. */
const VisibilityField = (): PropertyDecorator =>
  ChoiceField(VISIBILITIES, {
    optional: true,
    enumName: 'Visibility',
    description:
      'Who can see it: `public`, everybody within its period; `hidden` and `draft`, only its owner. A draft was never published: new entries are `public` or `draft`, a draft cannot become `hidden`, and an entry that was `public` or `hidden` cannot become a draft.',
  });

const TimeField = (description: string, example: string): PropertyDecorator =>
  TextField({
    normalise: normaliseIdentifier,
    check: orNone(checkTime),
    description: `${description} In ISO 8601 with \`Z\` or an offset, from ${String(TIME_YEARS.first)} to ${String(TIME_YEARS.last)}; empty or null for none.`,
    maxLength: TIME_LIMITS.max,
    example,
    optional: true,
    nullable: true,
  });

/** Request fields of entries that can be hidden, kept as drafts and scheduled. */
export abstract class VisibilityRequest {
  @VisibilityField()
  visibility?: 'public' | 'hidden' | 'draft';

  @TimeField('From when visitors see it, if it is public.', '2027-03-01T00:00:00Z')
  visibleFrom?: string | null;

  @TimeField('Until when visitors see it, if it is public; after `visibleFrom`.', '2027-03-31T15:00:00Z')
  visibleUntil?: string | null;
}
