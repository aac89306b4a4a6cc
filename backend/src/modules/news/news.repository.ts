import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { hasPassed } from '../../database/clock-conditions.js';
import { violatedConstraint } from '../../common/errors/failure-mapping.js';
import { News } from './news.entity.js';
import { NewsExists } from './news.errors.js';

/** The texts of a news item; null in a language it is not written in. */
export type NewsWords = Pick<News, 'titleJa' | 'contentJa' | 'titleEn' | 'contentEn'>;

/** A news item without its content. */
export type NewsHead = Pick<News, 'id' | 'titleJa' | 'titleEn' | 'publishedAt' | 'revisedAt' | 'createdAt'>;

/** SQL condition: a row of `news` is published. */
export const IS_PUBLISHED = 'news.published_at <= now()';

/** A draft, or scheduled. */
const UNPUBLISHED = Raw((column) => `(${column} <= now()) IS NOT TRUE`);

/** News in the database. */
@Injectable()
export class NewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  countPublished(): Promise<number> {
    return this.dataSource.manager.countBy(News, { publishedAt: hasPassed() });
  }

  isPublished(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(News, { id, publishedAt: hasPassed() });
  }

  /** Marks a published item as read by an account, idempotently; false if there is none with this id. */
  async markRead(accountId: string, id: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `WITH found AS (SELECT id FROM news WHERE news.id = $2 AND ${IS_PUBLISHED}),
            kept AS (INSERT INTO news_reads (account_id, news_id) SELECT $1, id FROM found ON CONFLICT DO NOTHING)
       SELECT 1 FROM found`,
      [accountId, id],
    );
    return rows.length > 0;
  }

  /** Every item, including unpublished ones, newest first. */
  listHeads(): Promise<NewsHead[]> {
    return this.dataSource.manager.find(News, {
      select: { id: true, titleJa: true, titleEn: true, publishedAt: true, revisedAt: true, createdAt: true },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** Locks an item until the transaction ends and returns its picture's id; undefined if there is no such item. */
  async lockPicture(tx: EntityManager, id: string): Promise<number | null | undefined> {
    const news = await tx.findOne(News, {
      where: { id },
      select: { id: true, pictureId: true },
      lock: { mode: 'pessimistic_write' },
    });
    return news?.pictureId ?? (news && null);
  }

  /** @throws NewsExists if the id is in use */
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

  /** Updates an item; if it is published, also the time of its revision. */
  async update(
    tx: EntityManager,
    id: string,
    changes: Partial<NewsWords & Pick<News, 'pictureId'>>,
  ): Promise<void> {
    await tx.update(News, { id }, changes);
    await tx.update(News, { id, publishedAt: hasPassed() }, { revisedAt: () => 'now()' });
  }

  /** Publishes an item now, unless it is already published. */
  async publish(id: string): Promise<void> {
    await this.dataSource.manager.update(
      News,
      { id, publishedAt: UNPUBLISHED },
      { publishedAt: () => 'now()' },
    );
  }

  /** Schedules an item; false if it is already published. */
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
