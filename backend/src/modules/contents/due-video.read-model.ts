import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A posted YouTube video whose data has to be refreshed. */
export interface DueVideo {
  id: number;
  accountId: string;
  videoId: string;
  /** Whether its data is past the retention period. */
  outdated: boolean;
}

/** Finds videos whose data has to be refreshed. */
@Injectable()
export class DueVideoReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * YouTube videos not refreshed for some days, by ID.
   *
   * @param after the last ID of the previous batch
   */
  list(
    { refreshDays, removeDays }: { refreshDays: number; removeDays: number },
    { after, limit }: { after: number; limit: number },
  ): Promise<DueVideo[]> {
    return this.dataSource.query<DueVideo[]>(
      `SELECT content.id, content.account_id AS "accountId", content.provider_content_id AS "videoId",
              content.provider_read_at <= now() - make_interval(days => $2) AS outdated
         FROM contents content JOIN accounts account ON account.id = content.account_id
        WHERE content.provider = 'youtube' AND content.provider_content_id IS NOT NULL
          AND content.provider_read_at <= now() - make_interval(days => $1)
          AND account.withdrawn_at IS NULL AND content.id > $3
        ORDER BY content.id LIMIT $4`,
      [refreshDays, removeDays, after, limit],
    );
  }
}
