import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Language } from '../../common/rules/language.js';
import { type ContentProvider } from '../../providers/provider.rules.js';
import { TEXT_FOR_NAME } from '../contents/content.read-model.js';
import { type Mall } from '../items/malls.rules.js';
import { type DeviceKind, INSIGHT_LIMITS } from './insights.rules.js';

interface Totals {
  views: number;
  visitors: number;
  presses: number;
}

type Sums = Omit<Totals, 'visitors'>;

/** The insights of a period. Referrers are as stored. */
export interface InsightsView {
  totals: Totals;
  previous: Totals;
  profileViews: number;
  days: (Totals & { day: string })[];
  links: { linkId: number; title: string; presses: number }[];
  contents: (Sums & {
    contentId: number;
    title: string | null;
    /** The beginning of its text, which names it without a title. */
    description: string | null;
    provider: ContentProvider;
    publishedAt: string;
  })[];
  items: {
    itemId: number;
    name: string | null;
    url: string | null;
    presses: number;
    malls: { mall: Mall | null; presses: number }[];
  }[];
  referrers: (Sums & { referrer: string })[];
  devices: (Sums & { device: DeviceKind })[];
  languages: (Sums & { language: Language })[];
}

/** A row of the export: the counts of one thing in one day. */
export interface ExportedSum {
  day: string;
  kind: 'total' | 'profile' | 'content' | 'link' | 'item' | 'referrer' | 'device' | 'language';
  /** The ID of a content, link or item. */
  id: number | null;
  /** Its name (a content’s title), or the referrer as stored, device or language. */
  name: string | null;
  /** The beginning of a content's text, which names it without a title. */
  description: string | null;
  mall: Mall | null;
  views: number | null;
  visitors: number | null;
  presses: number | null;
}

const IS_VIEW = 'num_nonnulls(link_id, content_id, item_id) = 0';
const VIEWS = `coalesce(sum(count) FILTER (WHERE ${IS_VIEW}), 0)::int`;
const PRESSES = `coalesce(sum(count) FILTER (WHERE NOT ${IS_VIEW}), 0)::int`;

const LINK_TITLE = `
  (SELECT coalesce(detail.title, detail.text) FROM link_details detail
    WHERE detail.link_id = counted.link_id ORDER BY detail.position LIMIT 1)`;

/** Views of contents and presses on them, in separate rows. */
const OF_CONTENTS = `
  SELECT day, page_content_id AS id, count AS views, 0 AS presses FROM present
   WHERE ${IS_VIEW} AND page_content_id IS NOT NULL
  UNION ALL
  SELECT day, content_id, 0, count FROM present WHERE content_id IS NOT NULL`;

/** @param select the select list */
const list = (select: string): string =>
  `(SELECT coalesce(json_agg(entry), '[]') FROM (SELECT ${select}) entry)`;

const ranking = (column: string, name: string): string =>
  list(
    `${column} AS "${name}", ${VIEWS} AS views, ${PRESSES} AS presses FROM present
      GROUP BY ${column} ORDER BY 2 DESC, 3 DESC, 1 LIMIT ${INSIGHT_LIMITS.ranking}`,
  );

const totalsOf = (rows: string, condition: string): string => `
  json_build_object(
    'views', (SELECT ${VIEWS} FROM ${rows}),
    'visitors', (SELECT coalesce(sum(visitors), 0)::int FROM insight_days WHERE account_id = $1 AND ${condition}),
    'presses', (SELECT ${PRESSES} FROM ${rows}))`;

const INSIGHTS = `
  WITH counted AS MATERIALIZED (
    SELECT * FROM insight_counts WHERE account_id = $1 AND day BETWEEN $4::date AND $3::date
  ), present AS MATERIALIZED (
    SELECT * FROM counted WHERE day >= $2::date
  ), earlier AS (
    SELECT * FROM counted WHERE day < $2::date
  )
  SELECT ${totalsOf('present', 'day BETWEEN $2 AND $3')} AS totals,
         ${totalsOf('earlier', 'day >= $4 AND day < $2')} AS previous,
         (SELECT ${VIEWS} FROM present WHERE page_content_id IS NULL) AS "profileViews",
         ${list(`
           to_char(each, 'YYYY-MM-DD') AS day, coalesce(sums.views, 0) AS views,
                  coalesce(days.visitors, 0) AS visitors, coalesce(sums.presses, 0) AS presses
             FROM generate_series($2::date, $3::date, interval '1 day') each
             LEFT JOIN (SELECT day, ${VIEWS} AS views, ${PRESSES} AS presses FROM present GROUP BY day) sums
                    ON sums.day = each
             LEFT JOIN insight_days days ON days.account_id = $1 AND days.day = each
            ORDER BY each`)} AS days,
         ${list(`
           link_id AS "linkId", ${LINK_TITLE} AS title, presses
             FROM (SELECT link_id, sum(count)::int AS presses FROM present
                    WHERE link_id IS NOT NULL GROUP BY link_id) counted
            ORDER BY presses DESC, link_id LIMIT ${INSIGHT_LIMITS.ranking}`)} AS links,
         ${list(`
           content.id AS "contentId", content.title, ${TEXT_FOR_NAME} AS description, content.provider,
                  content.published_at AS "publishedAt",
                  sum(seen.views)::int AS views, sum(seen.presses)::int AS presses
             FROM (${OF_CONTENTS}) seen JOIN contents content ON content.id = seen.id
            GROUP BY content.id ORDER BY 6 DESC, 7 DESC, 1 LIMIT ${INSIGHT_LIMITS.ranking}`)} AS contents,
         ${list(`
           item.id AS "itemId", item.name, item.url, sum(by_mall.presses)::int AS presses,
                  json_agg(json_build_object('mall', by_mall.mall, 'presses', by_mall.presses)
                           ORDER BY by_mall.presses DESC, by_mall.mall) AS malls
             FROM (SELECT item_id, mall, sum(count)::int AS presses FROM present
                    WHERE item_id IS NOT NULL GROUP BY item_id, mall) by_mall
             JOIN items item ON item.id = by_mall.item_id
            GROUP BY item.id ORDER BY 4 DESC, 1 LIMIT ${INSIGHT_LIMITS.ranking}`)} AS items,
         ${ranking('referrer', 'referrer')} AS referrers,
         ${ranking('device', 'device')} AS devices,
         ${ranking('language', 'language')} AS languages`;

const EXPORT = `
  WITH present AS MATERIALIZED (
    SELECT * FROM insight_counts WHERE account_id = $1 AND day BETWEEN $2::date AND $3::date
  ), sums (place, day, kind, id, name, mall, views, visitors, presses) AS (
    SELECT 1, each::date, 'total', NULL::int, NULL, NULL, coalesce(sums.views, 0), coalesce(days.visitors, 0),
           coalesce(sums.presses, 0)
      FROM generate_series($2::date, $3::date, interval '1 day') each
      LEFT JOIN (SELECT day, ${VIEWS} AS views, ${PRESSES} AS presses FROM present GROUP BY day) sums
             ON sums.day = each
      LEFT JOIN insight_days days ON days.account_id = $1 AND days.day = each
    UNION ALL
    SELECT 2, day, 'profile', NULL, NULL, NULL, ${VIEWS}, NULL, NULL FROM present
     WHERE ${IS_VIEW} AND page_content_id IS NULL GROUP BY day
    UNION ALL
    SELECT 3, seen.day, 'content', content.id, content.title, NULL, sum(seen.views)::int, NULL,
           sum(seen.presses)::int
      FROM (${OF_CONTENTS}) seen JOIN contents content ON content.id = seen.id
     GROUP BY seen.day, content.id
    UNION ALL
    SELECT 4, day, 'link', link_id, ${LINK_TITLE}, NULL, NULL, NULL, presses
      FROM (SELECT day, link_id, sum(count)::int AS presses FROM present
             WHERE link_id IS NOT NULL GROUP BY day, link_id) counted
    UNION ALL
    SELECT 5, by_mall.day, 'item', item.id, coalesce(item.name, item.url), by_mall.mall, NULL, NULL, by_mall.presses
      FROM (SELECT day, item_id, mall, sum(count)::int AS presses FROM present
             WHERE item_id IS NOT NULL GROUP BY day, item_id, mall) by_mall
      JOIN items item ON item.id = by_mall.item_id
    UNION ALL
    SELECT 6, day, 'referrer', NULL, referrer, NULL, ${VIEWS}, NULL, ${PRESSES} FROM present GROUP BY day, referrer
    UNION ALL
    SELECT 7, day, 'device', NULL, device, NULL, ${VIEWS}, NULL, ${PRESSES} FROM present GROUP BY day, device
    UNION ALL
    SELECT 8, day, 'language', NULL, language, NULL, ${VIEWS}, NULL, ${PRESSES} FROM present GROUP BY day, language
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS day, kind, id, name,
         CASE WHEN kind = 'content' THEN (SELECT ${TEXT_FOR_NAME} FROM contents content WHERE content.id = sums.id)
         END AS description, mall, views, visitors, presses
    FROM sums
   ORDER BY day, place, coalesce(views, presses) DESC, id, name, mall`;

/** The period to read. */
export interface InsightPeriod {
  from: string;
  to: string;
}

/** Reads an account's insights with the names of their entries. */
@Injectable()
export class InsightsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** @param before the first day of the period to compare with */
  async read(accountId: string, { from, to }: InsightPeriod, before: string): Promise<InsightsView> {
    const [row] = await this.dataSource.query<InsightsView[]>(INSIGHTS, [accountId, from, to, before]);
    if (row === undefined) throw new Error('The insights were not read.');
    return row;
  }

  /** All sums by day. */
  export(accountId: string, { from, to }: InsightPeriod): Promise<ExportedSum[]> {
    return this.dataSource.query<ExportedSum[]>(EXPORT, [accountId, from, to]);
  }
}
