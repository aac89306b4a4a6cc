/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { InsightContent } from './insightContent.ts';
import type { InsightDay } from './insightDay.ts';
import type { InsightDevice } from './insightDevice.ts';
import type { InsightItem } from './insightItem.ts';
import type { InsightLanguage } from './insightLanguage.ts';
import type { InsightLink } from './insightLink.ts';
import type { InsightReferrer } from './insightReferrer.ts';
import type { InsightsTimeZone } from './insightsTimeZone.ts';
import type { InsightTotals } from './insightTotals.ts';

export interface Insights {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
  /** Where days begin at midnight. */
  timeZone: InsightsTimeZone;
  /** The totals of the period. */
  totals: InsightTotals;
  /** The sums of as many days before; null where these reach back further than 90 days, for which they are kept. */
  previous: InsightTotals | null;
  /**
     * Every day from the first to the last.
     * @maxItems 90
     */
  days: InsightDay[];
  /**
     * How many of the views were of the profile; the others were of contents.
     * @minimum 0
     * @maximum 2147483647
     */
  profileViews: number;
  /**
     * The links, the most pressed first.
     * @maxItems 100
     */
  links: InsightLink[];
  /**
     * The contents, the most viewed first.
     * @maxItems 100
     */
  contents: InsightContent[];
  /**
     * The items, the most pressed first.
     * @maxItems 100
     */
  items: InsightItem[];
  /**
     * Where visitors came from, the most views first.
     * @maxItems 100
     */
  referrers: InsightReferrer[];
  /**
     * The kinds of devices, the most views first.
     * @maxItems 100
     */
  devices: InsightDevice[];
  /**
     * The languages, the most views first.
     * @maxItems 100
     */
  languages: InsightLanguage[];
}
