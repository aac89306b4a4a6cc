import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Place, SortedList } from '../../database/sorted-list.js';
import { ContentHashTag } from './content-hash-tag.entity.js';
import { ContentMedia } from './content-media.entity.js';
import { CONTENT_LIMITS } from './content-limits.rules.js';
import { Content } from './content.entity.js';
import { TooManyContents } from './contents.errors.js';
import { ALWAYS_VISIBLE, type Schedule } from '../visibility/visibility.rules.js';

/** A new picture or video. */
export type NewMedium = Pick<ContentMedia, 'pictureId' | 'video' | 'videoUrl' | 'copied'>;

/** A new content. */
export interface NewContent extends Pick<
  Content,
  | 'provider'
  | 'publishedAt'
  | 'title'
  | 'titleEdited'
  | 'description'
  | 'descriptionEdited'
  | 'hashTagsEdited'
  | 'contentUrl'
  | 'linkageId'
  | 'providerContentId'
> {
  /** Whether the provider data was just read. */
  readNow: boolean;
  /** Visible by default. */
  schedule?: Schedule;
  media: NewMedium[];
  hashTags: string[];
}

/** The changed texts of a content; omitted ones stay. */
export type ContentWords = Partial<Pick<Content, 'title' | 'description'>>;

@Injectable()
export class ContentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The contents or links of an account in page order. */
  readonly sorted = new SortedList('contents', CONTENT_LIMITS.perAccount, TooManyContents);

  /** The account of a content; null if there is none. */
  async findOwner(tx: EntityManager, id: number): Promise<string | null> {
    const content = await tx.findOne(Content, { where: { id }, select: { accountId: true } });
    return content?.accountId ?? null;
  }

  /** The positions of media copied from providers, by the IDs of an account's contents. */
  async listCopied(accountId: string): Promise<ReadonlyMap<number, readonly number[]>> {
    const rows = await this.dataSource.query<{ contentId: number; positions: number[] }[]>(
      `SELECT content.id AS "contentId", array_agg(medium.position) AS positions
         FROM contents content JOIN content_media medium ON medium.content_id = content.id AND medium.copied
        WHERE content.account_id = $1 GROUP BY content.id`,
      [accountId],
    );
    return new Map(rows.map(({ contentId, positions }) => [contentId, positions]));
  }

  /** Inserts a content, by default before all others of its account. */
  async insert(tx: EntityManager, accountId: string, content: NewContent, place?: Place): Promise<number> {
    const position = await this.sorted.makePlace(tx, accountId, place);
    const { provider, linkageId, providerContentId, publishedAt, contentUrl, readNow } = content;
    const { title, titleEdited, description, descriptionEdited, hashTags, hashTagsEdited, media } = content;
    const { schedule = ALWAYS_VISIBLE } = content;
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO contents (account_id, provider, linkage_id, provider_content_id, published_at, content_url,
                             provider_read_at, title, title_edited, description, description_edited,
                             hash_tags_edited, visibility, visible_from, visible_until, position)
       VALUES ($1, $2, $3, $4, $5, $6,
               CASE WHEN $7 THEN now() END, $8, $9, $10, $11,
               $12, $13, $14, $15, $16)
       RETURNING id`,
      [
        ...[accountId, provider, linkageId, providerContentId, publishedAt, contentUrl],
        ...[readNow, title, titleEdited, description, descriptionEdited, hashTagsEdited],
        ...[schedule.visibility, schedule.visibleFrom, schedule.visibleUntil, position],
      ],
    );
    const { id } = row as { id: number };
    await tx.insert(
      ContentMedia,
      media.map((medium, position) => ({ ...medium, contentId: id, position })),
    );
    await tx.insert(
      ContentHashTag,
      hashTags.map((name, position) => ({ name, contentId: id, position })),
    );
    return id;
  }

  /** Who may see a content, and when; null if there is none. */
  findSchedule(tx: EntityManager, id: number): Promise<Schedule | null> {
    return tx.findOne(Content, {
      where: { id },
      select: { visibility: true, visibleFrom: true, visibleUntil: true },
    });
  }

  /**
   * Updates texts and who may see a content. Unchanged texts do not count as edited by the creator, and a draft that
   * becomes something else is new from now on.
   */
  async update(
    tx: EntityManager,
    id: number,
    { title, description }: ContentWords,
    { visibility, visibleFrom, visibleUntil }: Schedule,
  ): Promise<void> {
    await tx.query(
      `UPDATE contents
          SET title = CASE WHEN $2 THEN $3 ELSE title END,
              title_edited = title_edited OR ($2 AND title IS DISTINCT FROM $3),
              description = CASE WHEN $4 THEN $5 ELSE description END,
              description_edited = description_edited OR ($4 AND description IS DISTINCT FROM $5),
              released_at = CASE WHEN visibility = 'draft' AND $6 <> 'draft' THEN now() ELSE released_at END,
              visibility = $6, visible_from = $7, visible_until = $8,
              updated_at = now()
        WHERE id = $1`,
      [
        ...[id, title !== undefined, title ?? null, description !== undefined, description ?? null],
        ...[visibility, visibleFrom, visibleUntil],
      ],
    );
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(Content, { id });
  }
}
