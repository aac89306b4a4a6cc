import { textField } from '../../../common/validation/fields.js';
import { INSIGHT_LIMITS } from '../insights.rules.js';

const DAY_PATTERN = /^2\d{3}-\d{2}-\d{2}$/;

/** Whether a text is an existing date such as 2027-01-31. */
function isDay(value: string): boolean {
  if (!DAY_PATTERN.test(value)) return false;
  const time = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
}

const DayField = textField({
  check: (value) => {
    if (value === '') return 'required';
    return isDay(value) ? null : 'invalidFormat';
  },
  minLength: 10,
  maxLength: 10,
  pattern: DAY_PATTERN.source,
});

/** The period to read. */
export class InsightsQuery {
  @DayField({
    description: `The first day. By default, the period is ${INSIGHT_LIMITS.usualDays} days.`,
    optional: true,
    example: '2027-01-01',
  })
  from?: string;

  @DayField({
    description: `The last day, at most ${INSIGHT_LIMITS.days} days after the first. Today by default.`,
    optional: true,
    example: '2027-01-28',
  })
  to?: string;
}
