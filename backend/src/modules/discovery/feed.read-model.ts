import { Injectable } from '@nestjs/common';
import { PublicReadsService, type PreparedPublicRead } from '../../database/public-reads.service.js';
import { type ContentProvider } from '../../providers/provider.rules.js';
import { pictureOf, type PictureView } from '../pictures/picture.read-model.js';
import { profileChangedAt } from '../visibility/last-change.read-model.js';
import { isVisibleNow } from '../visibility/visible-now.js';

/** A content in a feed. */
export interface FeedEntryView {
  id: number;
  provider: ContentProvider;
  title: string | null;
  description: string | null;
  contentUrl: string;
  publishedAt: Date;
  updatedAt: Date;
  hashTags: string[];
  /** The first picture; null if there is none. */
  picture: PictureView | null;
}

/** How many contents a feed has: the newest ones. */
const FEED_LENGTH = 50;

/** Since when visitors can see a content: its time, or when it was added or published here. */
const VISIBLE_SINCE = 'greatest(content.visible_from, coalesce(content.released_at, content.created_at))';

const ENTRIES = `
  SELECT content.id, content.provider, content.title, content.description, content.content_url AS "contentUrl",
         content.published_at AS "publishedAt", greatest(content.updated_at, content.visible_from) AS "updatedAt",
         coalesce((SELECT json_agg(tag.name ORDER BY tag.position)
                     FROM content_hash_tags tag WHERE tag.content_id = content.id), '[]') AS "hashTags",
         ${pictureOf(`(SELECT medium.picture_id FROM content_media medium
                        WHERE medium.content_id = content.id AND medium.picture_id IS NOT NULL
                        ORDER BY medium.position LIMIT 1)`)} AS picture
    FROM contents content WHERE content.account_id = $1 AND ${isVisibleNow('content')}
   ORDER BY ${VISIBLE_SINCE} DESC, content.id DESC LIMIT ${FEED_LENGTH}`;

/** Reads what feeds show. */
@Injectable()
export class FeedReadModel {
  private readonly entries: PreparedPublicRead<FeedEntryView>;
  private readonly changes: PreparedPublicRead<{ changedAt: Date }>;

  constructor(reads: PublicReadsService) {
    this.entries = reads.prepare(ENTRIES);
    this.changes = reads.prepare(
      `SELECT greatest(coalesce(change.changed_at, account.created_at), ${profileChangedAt('account.id')}) AS "changedAt"
         FROM accounts account
         LEFT JOIN page_changes change ON change.account_id = account.id AND change.content_id = 0
        WHERE account.id = $1`,
    );
  }

  /** The newest contents of an account, newest first. */
  listEntries(accountId: string): Promise<FeedEntryView[]> {
    return this.entries.rows([accountId]);
  }

  /** When the creator's page last changed. */
  async pageChangedAt(accountId: string): Promise<Date> {
    const [row] = await this.changes.rows([accountId]);
    return row?.changedAt ?? new Date(0);
  }
}
