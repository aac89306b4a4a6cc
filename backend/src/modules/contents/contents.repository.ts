import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type ListRange } from '../../common/list-range.js';
import { pictureOf, type PictureView } from '../pictures/pictures.repository.js';
import { ContentHashTag } from './content-hash-tag.entity.js';
import { ContentMedia } from './content-media.entity.js';
import { type ContentProvider } from './content-provider.js';
import { Content } from './content.entity.js';

/** One picture or video of a content as it is read. */
export interface MediumView {
  video: boolean;
  videoUrl: string | null;
  picture: PictureView | null;
}

/** A content as a grid shows it. */
export interface ContentTileView {
  id: number;
  provider: ContentProvider;
  publishedAt: Date;
  title: string | null;
  contentUrl: string;
  /** The first one alone. */
  media: MediumView[];
  isItemLinked: boolean;
}

/** A content as it is read: its media and hash tags in their order. */
export interface ContentView extends ContentTileView {
  description: string | null;
  media: MediumView[];
  hashTags: string[];
}

/** A content as it is written. */
export interface NewContent extends Pick<
  Content,
  'provider' | 'publishedAt' | 'title' | 'description' | 'contentUrl'
> {
  linkageId: number | null;
  providerContentId: string | null;
  media: Pick<ContentMedia, 'pictureId' | 'video' | 'videoUrl'>[];
  hashTags: string[];
}

// Not by EXISTS, for which the database may look through the items of everybody once.
const TILE = `
         content.id, content.provider, content.published_at AS "publishedAt", content.title,
         content.content_url AS "contentUrl",
         coalesce((SELECT true FROM items item WHERE item.content_id = content.id LIMIT 1), false) AS "isItemLinked"`;

/** SQL that reads the media of a content in their order, as JSON in the form of `MediumView`. */
const mediaWhere = (condition: string): string => `
         coalesce((SELECT json_agg(json_build_object(
                            'video', medium.video, 'videoUrl', medium.video_url,
                            'picture', ${pictureOf('medium.picture_id')}
                          ) ORDER BY medium.position)
                     FROM content_media medium
                    WHERE medium.content_id = content.id AND ${condition}), '[]')`;

/** Contents in the database. */
@Injectable()
export class ContentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A part of an account's contents, in the order in which the page shows them. */
  list(accountId: string, { offset, limit }: ListRange): Promise<ContentView[]> {
    return this.dataSource.query<ContentView[]>(
      `SELECT ${TILE}, content.description,
              ${mediaWhere('true')} AS media,
              coalesce((SELECT json_agg(tag.name ORDER BY tag.position)
                          FROM content_hash_tags tag WHERE tag.content_id = content.id), '[]') AS "hashTags"
         FROM contents content
        WHERE content.account_id = $1 ORDER BY content.position OFFSET $2 LIMIT $3`,
      [accountId, offset, limit],
    );
  }

  /** The same part as a grid shows it: without the texts, which are long. */
  listTiles(accountId: string, { offset, limit }: ListRange): Promise<ContentTileView[]> {
    return this.dataSource.query<ContentTileView[]>(
      `SELECT ${TILE}, ${mediaWhere('medium.position = 0')} AS media
         FROM contents content
        WHERE content.account_id = $1 ORDER BY content.position OFFSET $2 LIMIT $3`,
      [accountId, offset, limit],
    );
  }

  /** How many contents an account has. */
  count(accountId: string): Promise<number> {
    return this.dataSource.manager.countBy(Content, { accountId });
  }

  /** Whether there is such a content, of an account that is there for everybody. */
  async isShown(id: number): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM contents content JOIN accounts account ON account.id = content.account_id
        WHERE content.id = $1 AND account.withdrawn_at IS NULL AND account.suspended_at IS NULL`,
      [id],
    );
    return rows.length > 0;
  }

  /** Adds a content before all others of its account. */
  async insert(tx: EntityManager, accountId: string, content: NewContent): Promise<number> {
    const { media, hashTags, provider, publishedAt, title, description, contentUrl } = content;
    const { linkageId, providerContentId } = content;
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO contents (account_id, provider, linkage_id, provider_content_id, published_at,
                             title, description, content_url, position)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, coalesce(min(position), 1) - 1 FROM contents WHERE account_id = $1
       RETURNING id`,
      [accountId, provider, linkageId, providerContentId, publishedAt, title, description, contentUrl],
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
}
