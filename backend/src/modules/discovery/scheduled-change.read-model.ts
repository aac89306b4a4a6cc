import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pagesChangedSince } from '../visibility/last-change.read-model.js';

/** A page on which something appeared or ended on schedule. */
export interface ScheduledChange {
  accountId: string;
  /** `CREATOR_PAGE` for the profile. */
  contentId: number;
  /** As text, because a `Date` has no microseconds. */
  changedAt: string;
}

/** Finds pages that have changed without a write. */
@Injectable()
export class ScheduledChangeReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The pages that changed on schedule in the last hours and are not recorded yet, in the order of their keys. */
  list(hours: number): Promise<ScheduledChange[]> {
    return this.dataSource.query<ScheduledChange[]>(
      `SELECT change.account_id AS "accountId", change.content_id AS "contentId", change.at::text AS "changedAt"
         FROM ${pagesChangedSince('now() - make_interval(hours => $1)')} change
         LEFT JOIN page_changes page ON page.account_id = change.account_id AND page.content_id = change.content_id
        WHERE coalesce(page.changed_at < change.at, true)
        ORDER BY change.account_id, change.content_id`,
      [hours],
    );
  }
}
