import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type ListRange } from '../../common/list-range.js';
import { type ContentProvider } from '../../providers/provider.rules.js';
import {
  type PreparedPublicList,
  type PreparedPublicRead,
  PublicReadsService,
  type ReadPart,
} from '../../database/public-reads.service.js';
import {
  AccountListReadModel,
  ASKED_BY_OWNER,
  type ListOfAccount,
} from '../accounts/account-list.read-model.js';
import { cardOf } from '../share-cards/share-card.read-model.js';
import { FILES_AS_JSON, pictureOf, type PictureView } from '../pictures/picture.read-model.js';
import { withTimes } from '../visibility/visibility.mapper.js';
import { type Schedule } from '../visibility/visibility.rules.js';
import { isVisibleNow, scheduleOf } from '../visibility/visible-now.js';

/** A picture or video as read for display. */
export interface MediumView {
  video: boolean;
  videoUrl: string | null;
  picture: PictureView | null;
}

/** A content in a grid. */
export interface ContentTileView {
  id: number;
  provider: ContentProvider;
  publishedAt: Date;
  title: string | null;
  /** Enough of its text for a name, if it has no title. */
  description: string | null;
  contentUrl: string;
  /** Only the first one. */
  media: MediumView[];
  isItemLinked: boolean;
}

/** A content with all its media and hash tags, in order. */
export interface ContentView extends ContentTileView, Schedule {
  /** All of its text. */
  description: string | null;
  media: MediumView[];
  hashTags: string[];
}

/** A content whose times are strings. */
type ContentRow = Omit<ContentView, 'publishedAt' | 'visibleFrom' | 'visibleUntil'> & {
  publishedAt: string;
  visibleFrom: string | null;
  visibleUntil: string | null;
};

/** SQL for whether the viewer owns a content: `$2` is the signed-in account. */
const OWNER_ASKS = 'content.account_id IS NOT DISTINCT FROM $2::uuid';

/** A content with its account. */
export interface SingleContentView extends ContentView {
  accountId: string;
  /** The current display ID of its account. */
  displayId: string;
  /** The hash of the card of its page, once it is drawn. */
  cardHash: string | null;
}

const VISIBLE = isVisibleNow('content');

/**
 * SQL for what all views of a content have. Not EXISTS: the planner might then hash the items of all accounts.
 *
 * @param forOwner a condition under which items count that nobody else sees
 */
const tileFor = (forOwner: string): string => `
         content.id, content.provider, content.published_at AS "publishedAt", content.title,
         content.content_url AS "contentUrl",
         coalesce((SELECT true FROM items item WHERE item.content_id = content.id AND (${isVisibleNow('item')} OR ${forOwner}) LIMIT 1), false) AS "isItemLinked"`;

/** SQL for the media of a content in order, as JSON in the form of `MediumView`. */
const MEDIA = `
         coalesce((SELECT json_agg(json_build_object(
                            'video', medium.video, 'videoUrl', medium.video_url,
                            'picture', ${pictureOf('medium.picture_id')}
                          ) ORDER BY medium.position)
                     FROM content_media medium
                    WHERE medium.content_id = content.id), '[]')`;

/** A grid row with its first medium as flat columns, which is faster to read. */
interface TileRow extends Omit<ContentTileView, 'media'> {
  /** Null if there is none. */
  video: boolean | null;
  videoUrl: string | null;
  picture: PictureView | null;
}

/** SQL for the text that a content without a title takes its name from: much longer than a name. */
export const TEXT_FOR_NAME = `CASE WHEN content.title IS NULL THEN left(content.description, 1000) END`;

const TILE_ROW = `${tileFor('false')}, ${TEXT_FOR_NAME} AS description, medium.video, medium.video_url AS "videoUrl",
         CASE WHEN files.hash IS NOT NULL THEN ${FILES_AS_JSON} END AS picture`;

const JOINED_FIRST_MEDIUM = `
    LEFT JOIN content_media medium ON medium.content_id = content.id AND medium.position = 0
    LEFT JOIN pictures picture ON picture.id = medium.picture_id
    LEFT JOIN picture_files files ON files.hash = picture.hash`;

const toTile = ({ video, videoUrl, picture, ...tile }: TileRow): ContentTileView => ({
  ...tile,
  media: video === null ? [] : [{ video, videoUrl, picture }],
});

const wholeFor = (
  forOwner: string,
): string => `${tileFor(forOwner)}, ${scheduleOf('content')}, content.description,
         ${MEDIA} AS media,
         coalesce((SELECT json_agg(tag.name ORDER BY tag.position)
                     FROM content_hash_tags tag WHERE tag.content_id = content.id), '[]') AS "hashTags"`;

/**
 * Contents of active accounts, each with its account.
 *
 * @param forOwner a condition under which it is read although nobody else sees it
 */
const singleFor = (forOwner: string): string => `
  SELECT ${wholeFor(forOwner)}, content.account_id AS "accountId", current.display_id AS "displayId",
         ${cardOf('content.account_id', 'content.id')} AS "cardHash"
    FROM contents content
    JOIN accounts account ON account.id = content.account_id
    JOIN display_id_claims current ON current.account_id = account.id AND current.is_current
   WHERE account.withdrawn_at IS NULL AND account.suspended_at IS NULL AND (${VISIBLE} OR ${forOwner})`;

/** Reads contents for display. Raw SQL, prepared for page views. */
@Injectable()
export class ContentReadModel {
  private readonly single: PreparedPublicRead<SingleContentView>;
  private readonly byIds: PreparedPublicRead<SingleContentView>;
  private readonly whole: AccountListReadModel<ContentRow>;
  private readonly tiles: PreparedPublicList<TileRow>;
  private readonly tilesBeside: PreparedPublicList<TileRow>;

  constructor(private readonly reads: PublicReadsService) {
    this.single = reads.prepare(`${singleFor(OWNER_ASKS)} AND content.id = $1`);
    this.byIds = reads.prepare(`${singleFor('false')} AND content.id = ANY($1::int[])`);
    const listOf = <Row extends object>(fields: string, joined = '', accountId = '$1') =>
      reads.prepareList<Row>(
        (total) => `
          SELECT ${total}, ${fields} FROM contents content ${joined}
           WHERE content.account_id = ${accountId} AND ${VISIBLE} ORDER BY content.position OFFSET $2 LIMIT $3`,
        `SELECT count(*) FROM contents content WHERE content.account_id = ${accountId} AND ${VISIBLE}`,
      );
    const accountOfContent = '(SELECT account_id FROM contents WHERE id = $1)';
    const shown = `content.account_id = owner.id AND (${VISIBLE} OR ${ASKED_BY_OWNER})`;
    this.whole = new AccountListReadModel(reads, {
      entries: `SELECT ${wholeFor(ASKED_BY_OWNER)} FROM contents content WHERE ${shown} ORDER BY content.position`,
      count: `SELECT count(*) FROM contents content WHERE ${shown}`,
      block: 'content',
    });
    this.tiles = listOf(TILE_ROW, JOINED_FIRST_MEDIUM);
    this.tilesBeside = listOf(TILE_ROW, JOINED_FIRST_MEDIUM, accountOfContent);
  }

  /**
   * A page of the contents that a viewer may see, in page order, with their account.
   *
   * @param displayId a current or former display ID, or an account ID
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  async listFor(
    displayId: string,
    viewerId: string | null,
    range: ListRange,
  ): Promise<ListOfAccount<ContentView>> {
    const { account, part } = await this.whole.read(displayId, 'displayId', viewerId, range);
    const toContent = (row: ContentRow) => ({ ...withTimes(row), publishedAt: new Date(row.publishedAt) });
    return { account, part: { ...part, entries: part.entries.map(toContent) } };
  }

  /** A page of an account's contents that everybody may see, for a grid: without the long texts. */
  async listTiles(accountId: string, range: ListRange): Promise<ReadPart<ContentTileView>> {
    const { rows, total } = await this.tiles(accountId, range);
    return { rows: rows.map(toTile), total };
  }

  /** The grid of the account that a content belongs to. */
  async listTilesBeside(contentId: number, range: ListRange): Promise<ReadPart<ContentTileView>> {
    const { rows, total } = await this.tilesBeside(contentId, range);
    return { rows: rows.map(toTile), total };
  }

  /**
   * A content of an active account that a viewer may see.
   *
   * @param viewerId the signed-in account, or null
   */
  async find(id: number, viewerId: string | null): Promise<SingleContentView | null> {
    const [content] = await this.single.rows([id, viewerId]);
    return content ?? null;
  }

  /** The given contents of active accounts that everybody may see, in no order. */
  findAll(ids: readonly number[]): Promise<SingleContentView[]> {
    return this.byIds.rows([ids]);
  }

  /** The given IDs that no content has, in no order. */
  listDeleted(ids: readonly number[]): Promise<number[]> {
    return this.reads.listDeleted('contents', ids);
  }

  /** The account of a content that a viewer may see; null if there is no such content, or its account is not active. */
  async findOwnerOfShown(id: number, viewerId: string | null): Promise<string | null> {
    const [row] = await this.reads.rows<{ accountId: string }>(
      `SELECT content.account_id AS "accountId"
         FROM contents content JOIN accounts account ON account.id = content.account_id
        WHERE content.id = $1 AND account.withdrawn_at IS NULL AND account.suspended_at IS NULL
          AND (${VISIBLE} OR ${OWNER_ASKS})`,
      [id, viewerId],
    );
    return row?.accountId ?? null;
  }

  /** The pictures of a content and its items. */
  async findPictureIds(tx: EntityManager, id: number): Promise<number[]> {
    const rows = await tx.query<{ pictureId: number }[]>(
      `SELECT picture_id AS "pictureId" FROM content_media WHERE content_id = $1 AND picture_id IS NOT NULL
        UNION ALL SELECT picture_id FROM items WHERE content_id = $1`,
      [id],
    );
    return rows.map(({ pictureId }) => pictureId);
  }
}
