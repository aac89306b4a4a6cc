import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentHashTag } from './content-hash-tag.entity.js';
import { ContentMedia } from './content-media.entity.js';
import { type ContentOrigin, type ProviderWords } from './content-origin.js';

/** A video of YouTube that was posted, of which YouTube was last asked a while ago. */
export interface DueVideo {
  id: number;
  accountId: string;
  videoId: string;
  /** Whether what YouTube said is so old that it must not be shown any more. */
  outdated: boolean;
}

/** A picture that was copied from a provider, and the place of the medium that shows it. */
export interface CopiedPicture {
  position: number;
  pictureId: number | null;
  hash: string | null;
}

/** What providers have said of contents, in the database. What a creator has written anew is never touched. */
@Injectable()
export class ProviderDataRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Videos of YouTube about which YouTube has not been asked for so many days, by their ids.
   *
   * @param after the id of the one before
   */
  listDue(
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

  /** The first picture of a content that was copied. */
  async findCopied(tx: EntityManager, id: number): Promise<CopiedPicture | null> {
    const [row] = await tx.query<CopiedPicture[]>(
      `SELECT medium.position, medium.picture_id AS "pictureId", picture.hash
         FROM content_media medium LEFT JOIN pictures picture ON picture.id = medium.picture_id
        WHERE medium.content_id = $1 AND medium.copied ORDER BY medium.position LIMIT 1`,
      [id],
    );
    return row ?? null;
  }

  async setPicture(tx: EntityManager, id: number, position: number, pictureId: number): Promise<void> {
    await tx.update(ContentMedia, { contentId: id, position }, { pictureId });
  }

  /**
   * Writes what the provider says now.
   *
   * @returns whether the content is still there
   */
  async refresh(
    tx: EntityManager,
    id: number,
    {
      linkageId,
      publishedAt,
      said,
    }: Pick<ContentOrigin, 'linkageId' | 'publishedAt'> & { said: ProviderWords },
  ): Promise<boolean> {
    const [row] = await tx.query<{ hashTagsEdited: boolean }[]>(
      `WITH refreshed AS (
         UPDATE contents
            SET title = CASE WHEN title_edited THEN title ELSE $2 END,
                description = CASE WHEN description_edited THEN description ELSE $3 END,
                published_at = $4, provider_read_at = now(), updated_at = now(),
                linkage_id = (SELECT id FROM linkages WHERE id = $5 FOR KEY SHARE)
          WHERE id = $1 RETURNING hash_tags_edited
       ) SELECT hash_tags_edited AS "hashTagsEdited" FROM refreshed`,
      [id, said.title, said.description, publishedAt, linkageId],
    );
    if (row && !row.hashTagsEdited) await this.replaceHashTags(tx, id, said.hashTags);
    return row !== undefined;
  }

  /**
   * Takes away what the provider has said, and with it the pictures that were copied. When it was posted here is all that
   * is known of its time then.
   *
   * @param forGood whether the provider is not asked again
   * @returns the pictures that nothing shows any more
   */
  async clear(tx: EntityManager, id: number, forGood: boolean): Promise<number[]> {
    const [row] = await tx.query<{ hashTagsEdited: boolean }[]>(
      `WITH cleared AS (
         UPDATE contents
            SET title = CASE WHEN title_edited THEN title END,
                description = CASE WHEN description_edited THEN description END,
                published_at = created_at, updated_at = now(),
                provider_read_at = CASE WHEN NOT $2::boolean THEN provider_read_at END
          WHERE id = $1 RETURNING hash_tags_edited
       ) SELECT hash_tags_edited AS "hashTagsEdited" FROM cleared`,
      [id, forGood],
    );
    if (row && !row.hashTagsEdited) await this.replaceHashTags(tx, id, []);
    const pictures = await tx.query<{ pictureId: number }[]>(
      `SELECT picture_id AS "pictureId" FROM content_media
        WHERE content_id = $1 AND copied AND picture_id IS NOT NULL`,
      [id],
    );
    await tx.update(ContentMedia, { contentId: id, copied: true }, { pictureId: null });
    return pictures.map(({ pictureId }) => pictureId);
  }

  private async replaceHashTags(tx: EntityManager, id: number, names: readonly string[]): Promise<void> {
    await tx.delete(ContentHashTag, { contentId: id });
    await tx.insert(
      ContentHashTag,
      names.map((name, position) => ({ name, contentId: id, position })),
    );
  }
}
