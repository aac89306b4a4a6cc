import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { deleteInChunks } from '../../database/delete-in-chunks.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { INSIGHT_LIMITS } from './insights.rules.js';
import { type InsightCount } from './insight-count.entity.js';
import { type InsightVisitor } from './insight-visitor.entity.js';
import { STORED_REFERRERS } from './referring-host.js';

const SALT_BYTES = 32;

/** The advisory lock for writing sums: one process at a time, so that the limit of hosts holds. */
const WRITE_LOCK = 7_523_377_992;

/** A sum to add. */
export type NewCount = Omit<InsightCount, 'id'>;

/** A visitor to add. */
export type NewVisitor = Pick<InsightVisitor, 'accountId' | 'day' | 'visitor'>;

const KEY =
  'account_id, day, page_content_id, link_id, content_id, item_id, mall, referrer, language, device';

const NO_HOST = Object.values(STORED_REFERRERS)
  .map((value) => `'${value}'`)
  .join(', ');

/** Adds sums. Hosts beyond the limit per page and day count as `other`; earlier ones stay. */
const ADD_COUNTS = `
  WITH batch AS MATERIALIZED (
    SELECT * FROM unnest($1::uuid[], $2::date[], $3::int[], $4::int[], $5::int[], $6::int[], $7::text[], $8::text[],
                         $9::text[], $10::text[], $11::int[]) WITH ORDINALITY AS batch (${KEY}, count, place)
  ), named AS (
    SELECT account_id, day, page_content_id, referrer, min(place) AS place
      FROM batch WHERE referrer NOT IN (${NO_HOST}) GROUP BY 1, 2, 3, 4
  ), known AS MATERIALIZED (
    SELECT DISTINCT earlier.account_id, earlier.day, earlier.page_content_id, earlier.referrer
      FROM (SELECT DISTINCT account_id, day, page_content_id FROM named) page
      JOIN insight_counts earlier ON earlier.account_id = page.account_id AND earlier.day = page.day
           AND earlier.page_content_id IS NOT DISTINCT FROM page.page_content_id
     WHERE earlier.referrer NOT IN (${NO_HOST})
  ), ranked AS (
    SELECT named.*, known.referrer IS NOT NULL AS is_known,
           row_number() OVER (PARTITION BY named.account_id, named.day, named.page_content_id,
                                           known.referrer IS NOT NULL ORDER BY place) AS rank,
           (SELECT count(*) FROM known other
             WHERE other.account_id = named.account_id AND other.day = named.day
               AND other.page_content_id IS NOT DISTINCT FROM named.page_content_id) AS taken
      FROM named LEFT JOIN known ON known.account_id = named.account_id AND known.day = named.day
           AND known.page_content_id IS NOT DISTINCT FROM named.page_content_id AND known.referrer = named.referrer
  ), beyond AS MATERIALIZED (
    SELECT * FROM ranked WHERE NOT is_known AND rank + taken > ${INSIGHT_LIMITS.referrers}
  )
  INSERT INTO insight_counts AS counts (${KEY}, count)
  SELECT batch.account_id, batch.day, batch.page_content_id, link_id, content_id, item_id, mall,
         CASE WHEN beyond.referrer IS NULL THEN batch.referrer ELSE '${STORED_REFERRERS.other}' END,
         language, device, sum(count)
    FROM batch LEFT JOIN beyond ON beyond.account_id = batch.account_id AND beyond.day = batch.day
         AND beyond.page_content_id IS NOT DISTINCT FROM batch.page_content_id AND beyond.referrer = batch.referrer
   GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  ON CONFLICT ON CONSTRAINT insight_counts_unique DO UPDATE SET count = counts.count + excluded.count`;

/** Adds visitors and counts the new ones. */
const ADD_VISITORS = `
  WITH fresh AS (
    INSERT INTO insight_visitors (account_id, day, visitor)
    SELECT * FROM unnest($1::uuid[], $2::date[], $3::bytea[])
    ON CONFLICT DO NOTHING RETURNING account_id, day
  )
  INSERT INTO insight_days AS days (account_id, day, visitors)
  SELECT account_id, day, count(*) FROM fresh GROUP BY 1, 2
  ON CONFLICT (account_id, day) DO UPDATE SET visitors = days.visitors + excluded.visitors`;

/** Daily sums and visitors in the database. Raw SQL writes a batch in two statements. */
@Injectable()
export class InsightCountsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionsService,
  ) {}

  /** Adds all sums and visitors, or none. */
  async add(counts: readonly NewCount[], visitors: readonly NewVisitor[]): Promise<void> {
    const column = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name) =>
      rows.map((row) => row[name]);
    await this.transactions.run(async (tx) => {
      // A separate statement, so that the next one sees what the previous holder wrote.
      await tx.query('SELECT pg_advisory_xact_lock($1)', [WRITE_LOCK]);
      await tx.query(ADD_COUNTS, [
        column(counts, 'accountId'),
        column(counts, 'day'),
        column(counts, 'pageContentId'),
        column(counts, 'linkId'),
        column(counts, 'contentId'),
        column(counts, 'itemId'),
        column(counts, 'mall'),
        column(counts, 'referrer'),
        column(counts, 'language'),
        column(counts, 'device'),
        column(counts, 'count'),
      ]);
      if (visitors.length === 0) return;
      await tx.query(ADD_VISITORS, [
        column(visitors, 'accountId'),
        column(visitors, 'day'),
        column(visitors, 'visitor'),
      ]);
    });
  }

  /** The salt of a day, created by the first process that asks. */
  async saltOf(day: string): Promise<Buffer> {
    const [row] = await this.dataSource.query<{ salt: Buffer }[]>(
      `INSERT INTO insight_salts (day, salt) VALUES ($1, $2)
       ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING salt`,
      [day, randomBytes(SALT_BYTES)],
    );
    if (row === undefined) throw new Error('The salt of the day was not stored.');
    return row.salt;
  }

  /** Erases the salts and visitors of earlier days. */
  async forgetVisitorsBefore(day: string): Promise<void> {
    await deleteInChunks(this.dataSource, 'insight_visitors', 'day < $1', [day]);
    await deleteInChunks(this.dataSource, 'insight_salts', 'day < $1', [day]);
  }

  /** Erases the sums of earlier days and returns their number. */
  async deleteBefore(day: string): Promise<number> {
    const counts = await deleteInChunks(this.dataSource, 'insight_counts', 'day < $1', [day]);
    return counts + (await deleteInChunks(this.dataSource, 'insight_days', 'day < $1', [day]));
  }
}
