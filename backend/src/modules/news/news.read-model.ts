import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ListRange } from '../../common/list-range.js';
import { pictureOf, type PictureView } from '../pictures/picture.read-model.js';
import { type News } from './news.entity.js';
import { IS_PUBLISHED, type NewsWords } from './news.repository.js';

/** A news item with its picture. */
export type NewsView = NewsWords &
  Pick<News, 'id' | 'publishedAt' | 'revisedAt' | 'createdAt'> & { picture: PictureView | null };

/** A published item, with whether the account has read it. */
export type PublishedNews = NewsView & { publishedAt: Date; read: boolean };

const VIEW = `
  news.id, news.title_ja AS "titleJa", news.content_ja AS "contentJa",
  news.title_en AS "titleEn", news.content_en AS "contentEn",
  news.published_at AS "publishedAt", news.revised_at AS "revisedAt", news.created_at AS "createdAt",
  ${pictureOf('news.picture_id')} AS picture`;

/** Items published before the account was created count as read. */
const PUBLISHED = `
  SELECT ${VIEW}, news.published_at <= account.created_at OR reading.news_id IS NOT NULL AS read
    FROM news JOIN accounts account ON account.id = $1
    LEFT JOIN news_reads reading ON reading.account_id = account.id AND reading.news_id = news.id
   WHERE ${IS_PUBLISHED}`;

/** News for the studio and operators. */
@Injectable()
export class NewsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of the published news for an account, newest first. */
  listPublished(accountId: string, { offset, limit }: ListRange): Promise<PublishedNews[]> {
    return this.dataSource.query<PublishedNews[]>(
      `${PUBLISHED} ORDER BY news.published_at DESC, news.id DESC OFFSET $2 LIMIT $3`,
      [accountId, offset, limit],
    );
  }

  /** A published item for an account; null if there is none with this id. */
  async findPublished(accountId: string, id: string): Promise<PublishedNews | null> {
    const [news] = await this.dataSource.query<PublishedNews[]>(`${PUBLISHED} AND news.id = $2`, [
      accountId,
      id,
    ]);
    return news ?? null;
  }

  /** The number of unread items published since the account was created. */
  async countUnread(accountId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count
         FROM news JOIN accounts account ON account.id = $1
        WHERE news.published_at > account.created_at AND ${IS_PUBLISHED}
          AND NOT EXISTS (SELECT 1 FROM news_reads WHERE account_id = account.id AND news_id = news.id)`,
      [accountId],
    );
    return row?.count ?? 0;
  }

  /** An item, published or not; null if there is none with this id. */
  async find(id: string): Promise<NewsView | null> {
    const [news] = await this.dataSource.query<NewsView[]>(`SELECT ${VIEW} FROM news WHERE news.id = $1`, [
      id,
    ]);
    return news ?? null;
  }
}
