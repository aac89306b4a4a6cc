import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { hasPassed } from '../../database/clock-conditions.js';
import { violatedConstraint } from '../../common/errors/failure-mapping.js';
import { News } from './news.entity.js';
import { NewsExists } from './news.errors.js';

/** What is written of a piece of news, in each language; null where it is not. */
export type NewsWords = Pick<News, 'titleJa' | 'contentJa' | 'titleEn' | 'contentEn'>;

/** A piece of news without its text. */
export type NewsHead = Pick<News, 'id' | 'titleJa' | 'titleEn' | 'publishedAt' | 'revisedAt' | 'createdAt'>;

/** SQL that tells whether a row of `news` is published. */
export const IS_PUBLISHED = 'news.published_at <= now()';

/** No time, or one to come. */
const UNPUBLISHED = Raw((column) => `(${column} <= now()) IS NOT TRUE`);

/** News in the database. */
@Injectable()
export class NewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** How many pieces are published. */
  countPublished(): Promise<number> {
    return this.dataSource.manager.countBy(News, { publishedAt: hasPassed() });
  }

  /** Whether there is a published piece by this id. */
  isPublished(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(News, { id, publishedAt: hasPassed() });
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
    await tx.update(News, { id, publishedAt: hasPassed() }, { revisedAt: () => 'now()' });
  }

  /** Publishes a piece at once; one that is published already stays as it is. */
  async publish(id: string): Promise<void> {
    await this.dataSource.manager.update(
      News,
      { id, publishedAt: UNPUBLISHED },
      { publishedAt: () => 'now()' },
    );
  }

  /** Has a piece published at a time to come; false where it is published already. */
  async schedule(id: string, publishedAt: Date): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(
      News,
      { id, publishedAt: UNPUBLISHED },
      { publishedAt },
    );
    return affected === 1;
  }

  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(News, { id });
  }
}
