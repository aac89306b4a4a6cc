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
  /** The time zone of the days. */
  timeZone: InsightsTimeZone;
  /** The totals of the period. */
  totals: InsightTotals;
  /** The totals of the preceding period of the same length; null if it begins more than 90 days ago, before the stored data. */
  previous: InsightTotals | null;
  /**
     * The totals of every day, in order.
     * @maxItems 90
     */
  days: InsightDay[];
  /**
     * The number of views of the profile; the other views are of contents.
     * @minimum 0
     * @maximum 2147483647
     */
  profileViews: number;
  /**
     * The links with the most clicks, most first.
     * @maxItems 100
     */
  links: InsightLink[];
  /**
     * The contents with the most views, most first.
     * @maxItems 100
     */
  contents: InsightContent[];
  /**
     * The items with the most clicks, most first.
     * @maxItems 100
     */
  items: InsightItem[];
  /**
     * The referrers with the most views, most first.
     * @maxItems 100
     */
  referrers: InsightReferrer[];
  /**
     * The kinds of devices, most views first.
     * @maxItems 100
     */
  devices: InsightDevice[];
  /**
     * The languages, most views first.
     * @maxItems 100
     */
  languages: InsightLanguage[];
}
