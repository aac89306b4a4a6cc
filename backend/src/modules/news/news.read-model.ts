import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ListRange } from '../../common/list-range.js';
import { pictureOf, type PictureView } from '../pictures/pictures.repository.js';
import { type News } from './news.entity.js';
import { IS_PUBLISHED, type NewsWords } from './news.repository.js';

/** A piece of news as it is read. */
export type NewsView = NewsWords &
  Pick<News, 'id' | 'publishedAt' | 'revisedAt' | 'createdAt'> & { picture: PictureView | null };

/** A piece of news as an account reads it. */
export type PublishedNews = NewsView & { publishedAt: Date; read: boolean };

const VIEW = `
  news.id, news.title_ja AS "titleJa", news.content_ja AS "contentJa",
  news.title_en AS "titleEn", news.content_en AS "contentEn",
  news.published_at AS "publishedAt", news.revised_at AS "revisedAt", news.created_at AS "createdAt",
  ${pictureOf('news.picture_id')} AS picture`;

/** What is from before an account counts as read by it. */
const PUBLISHED = `
  SELECT ${VIEW}, news.published_at <= account.created_at OR reading.news_id IS NOT NULL AS read
    FROM news JOIN accounts account ON account.id = $1
    LEFT JOIN news_reads reading ON reading.account_id = account.id AND reading.news_id = news.id
   WHERE ${IS_PUBLISHED}`;

/** News as the studio and operators read them. */
@Injectable()
export class NewsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** A part of the published news, the newest first, as an account reads them. */
  listPublished(accountId: string, { offset, limit }: ListRange): Promise<PublishedNews[]> {
    return this.dataSource.query<PublishedNews[]>(
      `${PUBLISHED} ORDER BY news.published_at DESC, news.id DESC OFFSET $2 LIMIT $3`,
      [accountId, offset, limit],
    );
  }

  /** A published piece as an account reads it; null where there is none by this id. */
  async findPublished(accountId: string, id: string): Promise<PublishedNews | null> {
    const [news] = await this.dataSource.query<PublishedNews[]>(`${PUBLISHED} AND news.id = $2`, [
      accountId,
      id,
    ]);
    return news ?? null;
  }

  /** How many pieces that were published since the account was made it has not read. */
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

  /** A piece, published or not; null where there is none by this id. */
  async find(id: string): Promise<NewsView | null> {
    const [news] = await this.dataSource.query<NewsView[]>(`SELECT ${VIEW} FROM news WHERE news.id = $1`, [
      id,
    ]);
    return news ?? null;
  }
}
