import { LIMITS } from '@hitohira/backend/rules';

/** The available periods, in days. */
export const PERIODS = [7, LIMITS.insights.usualDays, LIMITS.insights.days] as const;

export type Period = (typeof PERIODS)[number];

/** The page's query parameter for the period. */
export const PERIOD_PARAMETER = 'days';

/** The period that a query selects. */
export function readPeriod(query: URLSearchParams): Period {
  const days = Number(query.get(PERIOD_PARAMETER));
  return PERIODS.find((period) => period === days) ?? LIMITS.insights.usualDays;
}
