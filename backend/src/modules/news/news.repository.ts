import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { violatedConstraint } from '../../common/errors/failure-mapping.js';
import { type ListRange } from '../../common/list-range.js';
import { pictureOf, type PictureView } from '../pictures/pictures.repository.js';
import { News } from './news.entity.js';
import { NewsExists } from './news.errors.js';

/** What is written of a piece of news, in each language; null where it is not. */
export type NewsWords = Pick<News, 'titleJa' | 'contentJa' | 'titleEn' | 'contentEn'>;

/** A piece of news as it is read. */
export type NewsView = NewsWords &
  Pick<News, 'id' | 'publishedAt' | 'revisedAt' | 'createdAt'> & { picture: PictureView | null };

/** A piece of news as an account reads it. */
export type PublishedNews = NewsView & { publishedAt: Date; read: boolean };

/** A piece of news without its text. */
export type NewsHead = Omit<NewsView, 'contentJa' | 'contentEn' | 'picture'>;

const VIEW = `
  news.id, news.title_ja AS "titleJa", news.content_ja AS "contentJa",
  news.title_en AS "titleEn", news.content_en AS "contentEn",
  news.published_at AS "publishedAt", news.revised_at AS "revisedAt", news.created_at AS "createdAt",
  ${pictureOf('news.picture_id')} AS picture`;

const IS_PUBLISHED = 'news.published_at <= now()';

/** What is from before an account counts as read by it. */
const PUBLISHED = `
  SELECT ${VIEW}, news.published_at <= account.created_at OR reading.news_id IS NOT NULL AS read
    FROM news JOIN accounts account ON account.id = $1
    LEFT JOIN news_reads reading ON reading.account_id = account.id AND reading.news_id = news.id
   WHERE ${IS_PUBLISHED}`;

/** News in the database. */
@Injectable()
export class NewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A part of the published news, the newest first, as an account reads them. */
  listPublished(accountId: string, { offset, limit }: ListRange): Promise<PublishedNews[]> {
    return this.dataSource.query<PublishedNews[]>(
      `${PUBLISHED} ORDER BY news.published_at DESC, news.id DESC OFFSET $2 LIMIT $3`,
      [accountId, offset, limit],
    );
  }

  /** How many pieces are published. */
  async countPublished(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM news WHERE ${IS_PUBLISHED}`,
    );
    return row?.count ?? 0;
  }

  /** A published piece as an account reads it; null where there is none by this id. */
  async findPublished(accountId: string, id: string): Promise<PublishedNews | null> {
    const [news] = await this.dataSource.query<PublishedNews[]>(`${PUBLISHED} AND news.id = $2`, [
      accountId,
      id,
    ]);
    return news ?? null;
  }

  /** Whether there is a published piece by this id. */
  async isPublished(id: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM news WHERE news.id = $1 AND ${IS_PUBLISHED}`,
      [id],
    );
    return rows.length > 0;
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

  /** Notes that an account has read a published piece, once; false where there is none by this id. */
  async keepRead(accountId: string, id: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `WITH found AS (SELECT id FROM news WHERE news.id = $2 AND ${IS_PUBLISHED}),
            kept AS (INSERT INTO news_reads (account_id, news_id) SELECT $1, id FROM found ON CONFLICT DO NOTHING)
       SELECT 1 FROM found`,
      [accountId, id],
    );
    return rows.length > 0;
  }

  /** Every piece, also those that nobody reads yet, the newest first. */
  listHeads(): Promise<NewsHead[]> {
    return this.dataSource.manager.find(News, {
      select: { id: true, titleJa: true, titleEn: true, publishedAt: true, revisedAt: true, createdAt: true },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** A piece, published or not; null where there is none by this id. */
  async find(id: string): Promise<NewsView | null> {
    const [news] = await this.dataSource.query<NewsView[]>(`SELECT ${VIEW} FROM news WHERE news.id = $1`, [
      id,
    ]);
    return news ?? null;
  }

  /** The id of the picture of a piece, locked until the transaction has ended; undefined where there is no such piece. */
  async lockPicture(tx: EntityManager, id: string): Promise<number | null | undefined> {
    const news = await tx.findOne(News, {
      where: { id },
      select: { id: true, pictureId: true },
      lock: { mode: 'pessimistic_write' },
    });
    return news?.pictureId ?? (news && null);
  }

  /** @throws NewsExists where there is one by this id */
  async insert(
    tx: EntityManager,
    news: NewsWords & Pick<News, 'id' | 'pictureId' | 'publishedAt'>,
  ): Promise<void> {
    try {
      await tx.insert(News, news);
    } catch (error) {
      if (violatedConstraint(error) === 'news_pkey') throw new NewsExists();
      throw error;
    }
  }

  /** Changes what is written of a piece; of one that is published it is noted when. */
  async update(
    tx: EntityManager,
    id: string,
    changes: Partial<NewsWords & Pick<News, 'pictureId'>>,
  ): Promise<void> {
    await tx.update(News, { id }, changes);
    await tx.query(`UPDATE news SET revised_at = now() WHERE news.id = $1 AND ${IS_PUBLISHED}`, [id]);
  }

  /** Publishes a piece at once; one that is published already stays as it is. */
  async publish(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE news SET published_at = now() WHERE news.id = $1 AND (${IS_PUBLISHED}) IS NOT TRUE`,
      [id],
    );
  }

  /** Has a piece published at a time to come; false where it is published already. */
  async schedule(id: string, publishedAt: Date): Promise<boolean> {
    // The driver tells the rows that an update returns together with their number.
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE news SET published_at = $2 WHERE news.id = $1 AND (${IS_PUBLISHED}) IS NOT TRUE RETURNING 1`,
      [id, publishedAt],
    );
    return rows.length > 0;
  }

  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(News, { id });
  }
}
