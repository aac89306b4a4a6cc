import { LIMITS } from '@hitohira/backend/rules';

/** The lengths of periods to choose from, in days. */
export const PERIODS = [7, LIMITS.insights.usualDays, LIMITS.insights.days] as const;

export type Period = (typeof PERIODS)[number];

/** The query parameter of the page for the period. */
export const PERIOD_PARAMETER = 'days';

/** The period that a query selects. */
export function readPeriod(query: URLSearchParams): Period {
  const days = Number(query.get(PERIOD_PARAMETER));
  return PERIODS.find((period) => period === days) ?? LIMITS.insights.usualDays;
}
