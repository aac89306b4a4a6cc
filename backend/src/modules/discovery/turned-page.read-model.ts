import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pagesTurnedSince } from '../visibility/last-change.read-model.js';

/** A page on which something appeared or ended on schedule. */
export interface TurnedPage {
  accountId: string;
  /** `CREATOR_PAGE` for the profile. */
  contentId: number;
  /** As text, because a `Date` has no microseconds. */
  turnedAt: string;
}

/** Finds pages that have changed without a write. */
@Injectable()
export class TurnedPageReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The pages that changed on schedule in the last hours and are not recorded yet, in the order of their keys. */
  list(hours: number): Promise<TurnedPage[]> {
    return this.dataSource.query<TurnedPage[]>(
      `SELECT turned.account_id AS "accountId", turned.content_id AS "contentId", turned.at::text AS "turnedAt"
         FROM ${pagesTurnedSince('now() - make_interval(hours => $1)')} turned
         LEFT JOIN page_changes page ON page.account_id = turned.account_id AND page.content_id = turned.content_id
        WHERE coalesce(page.changed_at < turned.at, true)
        ORDER BY turned.account_id, turned.content_id`,
      [hours],
    );
  }
}
