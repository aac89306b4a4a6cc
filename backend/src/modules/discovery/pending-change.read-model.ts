import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A change that has not been announced to search engines. */
export interface PendingChange {
  accountId: string;
  contentId: number;
  displayId: string;
  /** As text, because a `Date` has no microseconds. */
  changedAt: string;
}

/** Changes older than this are left to crawlers, in hours: after a long outage, or when announcing is switched on. */
export const PENDING_HOURS = 24;

/** Finds changes to announce. */
@Injectable()
export class PendingChangeReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The oldest changes, up to a limit. */
  list(limit: number): Promise<PendingChange[]> {
    return this.dataSource.query<PendingChange[]>(
      `SELECT page.account_id AS "accountId", page.content_id AS "contentId", current.display_id AS "displayId",
              page.changed_at::text AS "changedAt"
         FROM page_changes page
         JOIN display_id_claims current ON current.account_id = page.account_id AND current.is_current
        WHERE page.announced_at IS NULL AND page.changed_at > now() - make_interval(hours => $1)
        ORDER BY page.changed_at LIMIT $2`,
      [PENDING_HOURS, limit],
    );
  }
}
