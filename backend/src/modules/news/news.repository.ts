import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** News in the database. */
@Injectable()
export class NewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** How many pieces that were published since the account was made it has not read. */
  async countUnread(accountId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count
         FROM news JOIN accounts account ON account.id = $1
        WHERE news.published_at > account.created_at AND news.published_at <= now()
          AND NOT EXISTS (SELECT 1 FROM news_reads WHERE account_id = account.id AND news_id = news.id)`,
      [accountId],
    );
    return row?.count ?? 0;
  }
}
