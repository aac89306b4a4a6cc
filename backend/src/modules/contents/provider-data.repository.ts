import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { ContentHashTag } from './content-hash-tag.entity.js';
import { ContentMedia } from './content-media.entity.js';
import { type ProviderText } from './content-origin.js';
import { type Content } from './content.entity.js';

/** Writes provider data of contents. Texts edited by the creator are never changed. */
@Injectable()
export class ProviderDataRepository {
  /** The first copied picture of a content. */
  findCopied(tx: EntityManager, id: number): Promise<ContentMedia | null> {
    return tx.findOne(ContentMedia, { where: { contentId: id, copied: true }, order: { position: 'ASC' } });
  }

  async setPicture(tx: EntityManager, id: number, position: number, pictureId: number): Promise<void> {
    await tx.update(ContentMedia, { contentId: id, position }, { pictureId });
  }

  /**
   * Stores fresh provider data.
   *
   * @returns whether the content still exists
   */
  async refresh(
    tx: EntityManager,
    id: number,
    { linkageId, publishedAt, said }: Pick<Content, 'linkageId' | 'publishedAt'> & { said: ProviderText },
  ): Promise<boolean> {
    const [row] = await tx.query<{ hashTagsEdited: boolean }[]>(
      `WITH refreshed AS (
         UPDATE contents
            SET title = CASE WHEN title_edited THEN title ELSE $2 END,
                description = CASE WHEN description_edited THEN description ELSE $3 END,
                published_at = $4, provider_read_at = now(), updated_at = now(),
                linkage_id = $5
          WHERE id = $1 RETURNING hash_tags_edited
       ) SELECT hash_tags_edited AS "hashTagsEdited" FROM refreshed`,
      [id, said.title, said.description, publishedAt, linkageId],
    );
    if (row && !row.hashTagsEdited) await this.replaceHashTags(tx, id, said.hashTags);
    return row !== undefined;
  }

  /**
   * Removes provider data and copied pictures. The posting time replaces the publication time.
   *
   * @param forGood whether to stop refreshing
   * @returns the IDs of pictures that are no longer used
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
    const copied = await tx.findBy(ContentMedia, { contentId: id, copied: true, pictureId: Not(IsNull()) });
    await tx.update(ContentMedia, { contentId: id, copied: true }, { pictureId: null });
    return copied.flatMap(({ pictureId }) => pictureId ?? []);
  }

  private async replaceHashTags(tx: EntityManager, id: number, names: readonly string[]): Promise<void> {
    await tx.delete(ContentHashTag, { contentId: id });
    await tx.insert(
      ContentHashTag,
      names.map((name, position) => ({ name, contentId: id, position })),
    );
  }
}
