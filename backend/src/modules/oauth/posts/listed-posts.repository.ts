import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { deleteInChunks } from '../../../database/delete-in-chunks.js';
import { type ListedPost } from './listed-post.entity.js';

/** How long listed posts are remembered, in hours. */
export const LISTED_HOURS = 1;

const FRESH = `make_interval(hours => ${LISTED_HOURS})`;

/** Recently listed posts. Raw SQL, for an upsert that merges duplicates. */
@Injectable()
export class ListedPostsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async note(linkageId: number, posts: readonly Pick<ListedPost, 'shortCode' | 'postId'>[]): Promise<void> {
    if (posts.length === 0) return;
    await this.dataSource.query(
      `INSERT INTO listed_posts (linkage_id, short_code, post_id, listed_at)
       SELECT $1, short_code, max(post_id), now()
         FROM unnest($2::varchar[], $3::varchar[]) AS listed (short_code, post_id) GROUP BY short_code
       ON CONFLICT (linkage_id, short_code)
       DO UPDATE SET post_id = excluded.post_id, listed_at = excluded.listed_at`,
      [linkageId, posts.map(({ shortCode }) => shortCode), posts.map(({ postId }) => postId)],
    );
  }

  /** A post listed recently through a linkage of the account. */
  async find(accountId: string, shortCode: string): Promise<Pick<ListedPost, 'linkageId' | 'postId'> | null> {
    const [row] = await this.dataSource.query<Pick<ListedPost, 'linkageId' | 'postId'>[]>(
      `SELECT post.linkage_id AS "linkageId", post.post_id AS "postId"
         FROM listed_posts post JOIN linkages linkage ON linkage.id = post.linkage_id
        WHERE linkage.account_id = $1 AND post.short_code = $2 AND post.listed_at > now() - ${FRESH}
        ORDER BY post.listed_at DESC LIMIT 1`,
      [accountId, shortCode],
    );
    return row ?? null;
  }

  async deleteStale(): Promise<void> {
    await deleteInChunks(this.dataSource, 'listed_posts', `listed_at <= now() - ${FRESH}`);
  }
}
