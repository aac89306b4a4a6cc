import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PendingChange } from './pending-change.read-model.js';

/** How long a deleted content's page is remembered, so that search engines can be told, in hours. */
const REMOVED_HOURS = 24;

/** The recorded changes of pages in the database. */
@Injectable()
export class PageChangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Marks changes as announced, except for pages that have changed again. */
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
    await this.dataSource.query(
      'DELETE FROM page_changes WHERE removed_at < now() - make_interval(hours => $1)',
      [REMOVED_HOURS],
    );
  }
}
