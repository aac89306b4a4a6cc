import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A change that search engines were not told of. */
export interface PendingChange {
  accountId: string;
  contentId: number;
  displayId: string;
  /** As text, because a `Date` has no microseconds. */
  changedAt: string;
}

/** Changes older than this are left to crawlers, in hours: after a long outage, or when announcing is switched on. */
const PENDING_HOURS = 24;

/** Nobody is told of a draft, or of what waits for its time; what is hidden or has ended is to be forgotten. */
const WAS_PUBLISHED = `(content.visibility <> 'draft' AND coalesce(content.visible_from <= now(), true))`;

/** Finds changes to announce. */
@Injectable()
export class PendingChangeReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The oldest ones, up to a limit. */
  list(limit: number): Promise<PendingChange[]> {
    return this.dataSource.query<PendingChange[]>(
      `SELECT page.account_id AS "accountId", page.content_id AS "contentId", current.display_id AS "displayId",
              page.changed_at::text AS "changedAt"
         FROM page_changes page
         JOIN display_id_claims current ON current.account_id = page.account_id AND current.is_current
         LEFT JOIN contents content ON content.id = page.content_id
        WHERE page.announced_at IS NULL AND page.changed_at > now() - make_interval(hours => $1)
          AND (content.id IS NULL OR ${WAS_PUBLISHED})
        ORDER BY page.changed_at LIMIT $2`,
      [PENDING_HOURS, limit],
    );
  }
}
