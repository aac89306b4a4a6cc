import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A video of YouTube that was posted, of which YouTube was last asked a while ago. */
export interface DueVideo {
  id: number;
  accountId: string;
  videoId: string;
  /** Whether what YouTube said is so old that it must not be shown any more. */
  outdated: boolean;
}

/** Which videos YouTube has to be asked about. */
@Injectable()
export class DueVideoReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Videos of YouTube about which YouTube has not been asked for so many days, by their ids.
   *
   * @param after the id of the one before
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
