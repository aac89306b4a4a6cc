import { Injectable } from '@nestjs/common';
import { DataSource, Raw } from 'typeorm';
import { TransactionsService } from '../../database/transactions.service.js';
import { PageChange } from './page-change.entity.js';
import { type PendingChange } from './pending-change.read-model.js';
import { type ScheduledChange } from './scheduled-change.read-model.js';

/** How long deleted contents stay recorded so that search engines can be told, in hours. */
const REMOVED_HOURS = 24;

/** The recorded changes of pages in the database. */
@Injectable()
export class PageChangesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionsService,
  ) {}

  /** Records that pages have changed at the given times. */
  async note(changes: readonly ScheduledChange[]): Promise<void> {
    await this.transactions.run((tx) =>
      tx.query(
        `SELECT note_page(account_id, content_id, changed_at)
           FROM unnest($1::uuid[], $2::int[], $3::timestamptz[]) AS change (account_id, content_id, changed_at)`,
        [
          changes.map(({ accountId }) => accountId),
          changes.map(({ contentId }) => contentId),
          changes.map(({ changedAt }) => changedAt),
        ],
      ),
    );
  }

  /** Marks changes as announced, except those of pages that have changed again. */
  async markAnnounced(changes: readonly PendingChange[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE page_changes page SET announced_at = now()
         FROM unnest($1::uuid[], $2::int[], $3::timestamptz[]) AS sent (account_id, content_id, changed_at)
        WHERE page.account_id = sent.account_id AND page.content_id = sent.content_id
          AND page.changed_at = sent.changed_at`,
      [
        changes.map(({ accountId }) => accountId),
        changes.map(({ contentId }) => contentId),
        changes.map(({ changedAt }) => changedAt),
      ],
    );
  }

  /** Deletes the records of contents deleted a while ago. */
  async deleteRemoved(): Promise<void> {
    const removedAt = Raw((column) => `${column} < now() - make_interval(hours => ${REMOVED_HOURS})`);
    await this.dataSource.manager.delete(PageChange, { removedAt });
  }
}
