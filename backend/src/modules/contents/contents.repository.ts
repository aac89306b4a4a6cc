import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type ListRange } from '../../common/list-range.js';
import { type ContentProvider } from '../../providers/provider.rules.js';
import {
  type PreparedPublicList,
  type PreparedPublicRead,
  PublicReads,
  type ReadPart,
} from '../../database/public-reads.js';
import { SortedList } from '../../database/sorted-list.js';
import { FILES_AS_JSON, pictureOf, type PictureView } from '../pictures/pictures.repository.js';
import { ContentHashTag } from './content-hash-tag.entity.js';
import { ContentMedia } from './content-media.entity.js';
import { CONTENT_LIMITS } from './content-limits.rules.js';
import { Content } from './content.entity.js';
import { TooManyContents } from './contents.errors.js';

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

/** A content on its own, with whose it is. */
export interface SingleContentView extends ContentView {
  accountId: string;
  /** The display ID that its account has now. */
  displayId: string;
}

/** One picture or video of a content as it is written. */
export type NewMedium = Pick<ContentMedia, 'pictureId' | 'video' | 'videoUrl' | 'copied'>;

/** A content as it is written. */
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
  /** Whether the provider said just now what is written. */
  readNow: boolean;
  media: NewMedium[];
  hashTags: string[];
}

/** What a creator writes anew of a content; what is left out stays. */
export type ContentWords = Partial<Pick<Content, 'title' | 'description'>>;

// Not by EXISTS, for which the database may look through the items of everybody once.
const TILE = `
         content.id, content.provider, content.published_at AS "publishedAt", content.title,
         content.content_url AS "contentUrl",
         coalesce((SELECT true FROM items item WHERE item.content_id = content.id LIMIT 1), false) AS "isItemLinked"`;

/** SQL that reads the media of a content in their order, as JSON in the form of `MediumView`. */
const MEDIA = `
         coalesce((SELECT json_agg(json_build_object(
                            'video', medium.video, 'videoUrl', medium.video_url,
                            'picture', ${pictureOf('medium.picture_id')}
                          ) ORDER BY medium.position)
                     FROM content_media medium
                    WHERE medium.content_id = content.id), '[]')`;

/** A content as its row is read for a grid: the first of its media stands flat in it, which is read sooner. */
interface TileRow extends Omit<ContentTileView, 'media'> {
  /** Null where there is none. */
  video: boolean | null;
  videoUrl: string | null;
  picture: PictureView | null;
}

const TILE_ROW = `${TILE}, medium.video, medium.video_url AS "videoUrl",
         CASE WHEN files.hash IS NOT NULL THEN ${FILES_AS_JSON} END AS picture`;

const JOINED_FIRST_MEDIUM = `
    LEFT JOIN content_media medium ON medium.content_id = content.id AND medium.position = 0
    LEFT JOIN pictures picture ON picture.id = medium.picture_id
    LEFT JOIN picture_files files ON files.hash = picture.hash`;

const toTile = ({ video, videoUrl, picture, ...tile }: TileRow): ContentTileView => ({
  ...tile,
  media: video === null ? [] : [{ video, videoUrl, picture }],
});

const WHOLE = `${TILE}, content.description,
         ${MEDIA} AS media,
         coalesce((SELECT json_agg(tag.name ORDER BY tag.position)
                     FROM content_hash_tags tag WHERE tag.content_id = content.id), '[]') AS "hashTags"`;

/** Contents of accounts that are there for everybody, each with whose it is. */
const SINGLE = `
  SELECT ${WHOLE}, content.account_id AS "accountId", current.display_id AS "displayId"
    FROM contents content
    JOIN accounts account ON account.id = content.account_id
    JOIN display_id_claims current ON current.account_id = account.id AND current.is_current
   WHERE account.withdrawn_at IS NULL AND account.suspended_at IS NULL`;

/** Contents in the database. */
@Injectable()
export class ContentsRepository {
  /** Each account's own ones, in the order of its page. */
  readonly sorted = new SortedList('contents', CONTENT_LIMITS.perAccount, TooManyContents);
  private readonly single: PreparedPublicRead<SingleContentView>;
  private readonly whole: PreparedPublicList<ContentView>;
  private readonly tiles: PreparedPublicList<TileRow>;
  private readonly tilesBeside: PreparedPublicList<TileRow>;

  constructor(private readonly reads: PublicReads) {
    this.single = reads.prepare(`${SINGLE} AND content.id = $1`);
    const listOf = <Row extends object>(fields: string, joined = '', accountId = '$1') =>
      reads.prepareList<Row>(
        (total) => `
          SELECT ${total}, ${fields} FROM contents content ${joined}
           WHERE content.account_id = ${accountId} ORDER BY content.position OFFSET $2 LIMIT $3`,
        `SELECT count(*) FROM contents WHERE account_id = ${accountId}`,
      );
    const accountOfContent = '(SELECT account_id FROM contents WHERE id = $1)';
    this.whole = listOf(WHOLE);
    this.tiles = listOf(TILE_ROW, JOINED_FIRST_MEDIUM);
    this.tilesBeside = listOf(TILE_ROW, JOINED_FIRST_MEDIUM, accountOfContent);
  }

  /** A part of an account's contents, in the order in which the page shows them. */
  list(accountId: string, range: ListRange): Promise<ReadPart<ContentView>> {
    return this.whole(accountId, range);
  }

  /** The same part as a grid shows it: without the texts, which are long. */
  async listTiles(accountId: string, range: ListRange): Promise<ReadPart<ContentTileView>> {
    const { rows, total } = await this.tiles(accountId, range);
    return { rows: rows.map(toTile), total };
  }

  /** The same of the account that a content belongs to, for those who do not know it yet; the content is among them. */
  async listTilesBeside(contentId: number, range: ListRange): Promise<ReadPart<ContentTileView>> {
    const { rows, total } = await this.tilesBeside(contentId, range);
    return { rows: rows.map(toTile), total };
  }

  /** A content of an account that is there for everybody. */
  async find(id: number): Promise<SingleContentView | null> {
    const [content] = await this.single.rows([id]);
    return content ?? null;
  }

  /** Those of a list of contents that are there for everybody, in no order. */
  findAll(ids: readonly number[]): Promise<SingleContentView[]> {
    return this.reads.rows<SingleContentView>(`${SINGLE} AND content.id = ANY($1::int[])`, [ids]);
  }

  /** Those of a list of ids by which no content is kept, of whatever account; in no order. */
  async listGone(ids: readonly number[]): Promise<number[]> {
    const rows = await this.reads.rowsNow<{ id: number }>(
      `SELECT DISTINCT asked.id FROM unnest($1::int[]) AS asked (id)
        WHERE NOT EXISTS (SELECT FROM contents WHERE contents.id = asked.id)`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether there is such a content, of an account that is there for everybody. */
  async isShown(id: number): Promise<boolean> {
    const rows = await this.reads.rows<object>(
      `SELECT 1 FROM contents content JOIN accounts account ON account.id = content.account_id
        WHERE content.id = $1 AND account.withdrawn_at IS NULL AND account.suspended_at IS NULL`,
      [id],
    );
    return rows.length > 0;
  }

  /** Whose a content is; null where there is none. */
  async findOwner(tx: EntityManager, id: number): Promise<string | null> {
    const content = await tx.findOne(Content, { where: { id }, select: { accountId: true } });
    return content?.accountId ?? null;
  }

  /** The pictures of a content, and of what is recommended with it. */
  async findPictureIds(tx: EntityManager, id: number): Promise<number[]> {
    const rows = await tx.query<{ pictureId: number }[]>(
      `SELECT picture_id AS "pictureId" FROM content_media WHERE content_id = $1 AND picture_id IS NOT NULL
        UNION ALL SELECT picture_id FROM items WHERE content_id = $1`,
      [id],
    );
    return rows.map(({ pictureId }) => pictureId);
  }

  /** Adds a content before all others of its account. A linkage that has gone meanwhile leaves no trace. */
  async insert(tx: EntityManager, accountId: string, content: NewContent): Promise<number> {
    const { provider, linkageId, providerContentId, publishedAt, contentUrl, readNow } = content;
    const { title, titleEdited, description, descriptionEdited, hashTags, hashTagsEdited, media } = content;
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO contents (account_id, provider, linkage_id, provider_content_id, published_at, content_url,
                             provider_read_at, title, title_edited, description, description_edited,
                             hash_tags_edited, position)
       SELECT $1, $2, (SELECT id FROM linkages WHERE id = $3 FOR KEY SHARE), $4, $5, $6,
              CASE WHEN $7 THEN now() END, $8, $9, $10, $11,
              $12, coalesce(min(position), 1) - 1 FROM contents WHERE account_id = $1
       RETURNING id`,
      [
        ...[accountId, provider, linkageId, providerContentId, publishedAt, contentUrl],
        ...[readNow, title, titleEdited, description, descriptionEdited, hashTagsEdited],
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

  /** Writes words of the creator's own; what they say already is still what the provider said. */
  async updateWords(tx: EntityManager, id: number, { title, description }: ContentWords): Promise<void> {
    await tx.query(
      `UPDATE contents
          SET title = CASE WHEN $2 THEN $3 ELSE title END,
              title_edited = title_edited OR ($2 AND title IS DISTINCT FROM $3),
              description = CASE WHEN $4 THEN $5 ELSE description END,
              description_edited = description_edited OR ($4 AND description IS DISTINCT FROM $5),
              updated_at = now()
        WHERE id = $1`,
      [id, title !== undefined, title ?? null, description !== undefined, description ?? null],
    );
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(Content, { id });
  }
}
