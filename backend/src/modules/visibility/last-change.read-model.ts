import { isVisibleNow } from './visible-now.js';

/** SQL for the last time at which a row appeared or ended by itself; null if it did not. */
const turnedAt = (alias: string): string =>
  `turned_at(${alias}.visibility, ${alias}.visible_from, ${alias}.visible_until)`;

/** The condition of the indexes that hold scheduled rows only. */
const isScheduled = (alias: string): string =>
  `(${alias}.visible_from IS NOT NULL OR ${alias}.visible_until IS NOT NULL)`;

/**
 * SQL for the last time at which something appeared on a profile, or went, without a write; null if nothing did. What is
 * in a hidden block does not; but contents take their items along, and items mark their contents. Blocks are looked up
 * for scheduled rows alone: few accounts have any.
 *
 * @param accountId an expression
 */
export const profileTurnedAt = (accountId: string): string => `
  (SELECT max(at) FROM (
     SELECT ${turnedAt('link')} AS at FROM links link
      WHERE link.account_id = ${accountId} AND ${isScheduled('link')} AND shows_block(link.account_id, 'link')
      UNION ALL
     SELECT ${turnedAt('content')} FROM contents content
      WHERE content.account_id = ${accountId} AND ${isScheduled('content')} AND shows_block(content.account_id, 'content', 'item')
      UNION ALL
     SELECT ${turnedAt('item')} FROM items item JOIN contents content ON content.id = item.content_id
      WHERE item.account_id = ${accountId} AND ${isScheduled('item')} AND ${isVisibleNow('content')}
        AND shows_block(item.account_id, 'content', 'item')) turned)`;

/**
 * SQL for the last time at which a content that is visible appeared, or one of its items appeared or ended, without a
 * write; null if none did.
 *
 * @param alias of the content
 */
export const contentTurnedAt = (alias: string): string => `
  greatest(${turnedAt(alias)},
           (SELECT max(${turnedAt('item')}) FROM items item
             WHERE item.account_id = ${alias}.account_id AND item.content_id = ${alias}.id AND ${isScheduled('item')}))`;

/** Ranges of the indexes of both times. */
const turnedSince = (alias: string, since: string): string => `
  (${alias}.visible_from BETWEEN ${since} AND now() OR ${alias}.visible_until BETWEEN ${since} AND now())`;

/**
 * SQL for the pages of all accounts on which something appeared or ended by itself since a time, as `account_id`,
 * `content_id` (0 for the profile) and `at`.
 *
 * @param since an expression
 */
export const pagesTurnedSince = (since: string): string => `
  (SELECT account_id, content_id, max(at) AS at FROM (
     SELECT link.account_id, 0 AS content_id, ${turnedAt('link')} AS at FROM links link
      WHERE ${turnedSince('link', since)} AND shows_block(link.account_id, 'link')
      UNION ALL
     SELECT content.account_id, page.content_id, ${turnedAt('content')}
       FROM contents content
      CROSS JOIN LATERAL (VALUES (0, shows_block(content.account_id, 'content', 'item')),
                                 (content.id, shows_block(content.account_id, 'content'))) page (content_id, shown)
      WHERE ${turnedSince('content', since)} AND page.shown
      UNION ALL
     SELECT item.account_id, page.content_id, ${turnedAt('item')}
       FROM items item JOIN contents content ON content.id = item.content_id
      CROSS JOIN LATERAL (VALUES (0, shows_block(item.account_id, 'content', 'item')),
                                 (content.id, shows_block(item.account_id, 'content'))) page (content_id, shown)
      WHERE ${turnedSince('item', since)} AND ${isVisibleNow('content')} AND page.shown) turned
    WHERE at IS NOT NULL GROUP BY account_id, content_id)`;
