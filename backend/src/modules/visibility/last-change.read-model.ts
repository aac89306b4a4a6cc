import { isVisibleNow } from './visible-now.js';

/** SQL for the last time at which a row appeared or ended on schedule; null if it did not. */
const changedAt = (alias: string): string =>
  `turned_at(${alias}.visibility, ${alias}.visible_from, ${alias}.visible_until)`;

/** The condition of the indexes that hold scheduled rows only. */
const isScheduled = (alias: string): string =>
  `(${alias}.visible_from IS NOT NULL OR ${alias}.visible_until IS NOT NULL)`;

/**
 * SQL for the last scheduled change of a profile, at which something appeared or ended without a write; null if there
 * was none. Entries of hidden blocks do not count, but a content also changes the block of items, and an item the block
 * of contents. Blocks are only looked up for scheduled rows, since few accounts have any.
 *
 * @param accountId an expression
 */
export const profileChangedAt = (accountId: string): string => `
  (SELECT max(at) FROM (
     SELECT ${changedAt('link')} AS at FROM links link
      WHERE link.account_id = ${accountId} AND ${isScheduled('link')} AND shows_block(link.account_id, 'link')
      UNION ALL
     SELECT ${changedAt('content')} FROM contents content
      WHERE content.account_id = ${accountId} AND ${isScheduled('content')} AND shows_block(content.account_id, 'content', 'item')
      UNION ALL
     SELECT ${changedAt('item')} FROM items item JOIN contents content ON content.id = item.content_id
      WHERE item.account_id = ${accountId} AND ${isScheduled('item')} AND ${isVisibleNow('content')}
        AND shows_block(item.account_id, 'content', 'item')) change)`;

/**
 * SQL for the last scheduled change of a visible content's page, at which the content appeared or one of its items
 * appeared or ended; null if there was none.
 *
 * @param alias of the content
 */
export const contentChangedAt = (alias: string): string => `
  greatest(${changedAt(alias)},
           (SELECT max(${changedAt('item')}) FROM items item
             WHERE item.account_id = ${alias}.account_id AND item.content_id = ${alias}.id AND ${isScheduled('item')}))`;

/** Uses the indexes of both times. */
const changedSince = (alias: string, since: string): string => `
  (${alias}.visible_from BETWEEN ${since} AND now() OR ${alias}.visible_until BETWEEN ${since} AND now())`;

/**
 * SQL for the pages of all accounts with a scheduled change since a time, as `account_id`, `content_id` (0 for the
 * profile) and `at`.
 *
 * @param since an expression
 */
export const pagesChangedSince = (since: string): string => `
  (SELECT account_id, content_id, max(at) AS at FROM (
     SELECT link.account_id, 0 AS content_id, ${changedAt('link')} AS at FROM links link
      WHERE ${changedSince('link', since)} AND shows_block(link.account_id, 'link')
      UNION ALL
     SELECT content.account_id, page.content_id, ${changedAt('content')}
       FROM contents content
      CROSS JOIN LATERAL (VALUES (0, shows_block(content.account_id, 'content', 'item')),
                                 (content.id, shows_block(content.account_id, 'content'))) page (content_id, shown)
      WHERE ${changedSince('content', since)} AND page.shown
      UNION ALL
     SELECT item.account_id, page.content_id, ${changedAt('item')}
       FROM items item JOIN contents content ON content.id = item.content_id
      CROSS JOIN LATERAL (VALUES (0, shows_block(item.account_id, 'content', 'item')),
                                 (content.id, shows_block(item.account_id, 'content'))) page (content_id, shown)
      WHERE ${changedSince('item', since)} AND ${isVisibleNow('content')} AND page.shown) change
    WHERE at IS NOT NULL GROUP BY account_id, content_id)`;
