import { Injectable } from '@nestjs/common';
import { LARGEST_ID, NIL_UUID } from '../../common/rules/ids.js';
import { PublicReadsService } from '../../database/public-reads.service.js';
import { type SitemapKind } from './sitemap-file.entity.js';
import { contentChangedAt, profileChangedAt } from '../visibility/last-change.read-model.js';
import { isVisibleNow } from '../visibility/visible-now.js';

/** A page in a sitemap. */
export interface ListedPage {
  displayId: string;
  /** The content whose page it is; null for the creator's page. */
  contentId: number | null;
  changedAt: Date;
}

/** A range of keys, excluding the first and including the last; null means unbounded. */
export interface SitemapRange {
  after: string | null;
  until: string | null;
}

/** The end of a full file, or the last pages. */
export interface SitemapStep {
  count: number;
  lastKey: string;
  changedAt: Date;
}

/** Keys before and after all others. */
const FIRST_KEYS: Record<SitemapKind, string> = {
  creators: NIL_UUID,
  contents: '0',
};

const LAST_KEYS: Record<SitemapKind, string> = {
  creators: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  contents: String(LARGEST_ID),
};

const LISTED_ACCOUNT = `
  account.searchable AND account.suspended_at IS NULL AND account.withdrawn_at IS NULL`;

/**
 * SQL that looks up at most one row for each page of a file. Without the limit PostgreSQL may plan a join that reads a
 * whole table for every file, or an index from its beginning, so that later files cost more.
 */
const oneOf = (rows: string) => `LATERAL (${rows} LIMIT 1)`;

const CURRENT_CLAIM = oneOf(`
        SELECT display_id FROM display_id_claims WHERE account_id = account.id AND is_current`);

const CONTENT_ACCOUNT = oneOf(`
        SELECT id, searchable, suspended_at, withdrawn_at FROM accounts WHERE id = content.account_id`);

const CONTENTS_BLOCK = oneOf(`
        SELECT shown FROM blocks WHERE account_id = account.id AND name = 'content'`);

/** @param content SQL for the ID of the page's content; 0 for the profile */
const changeOf = (content: string) =>
  oneOf(`
        SELECT changed_at FROM page_changes WHERE account_id = account.id AND content_id = ${content}`);

/**
 * The first `$3` listed pages with their keys, after `$1` and up to `$2`. Both bounds are index conditions, so that a
 * file that has shrunk does not read on to the end of the table.
 */
const CREATORS = `
    SELECT account.id AS key, current.display_id AS "displayId", NULL::int AS "contentId",
           greatest(coalesce(change.changed_at, account.updated_at), ${profileChangedAt('account.id')}) AS "changedAt"
      FROM accounts account
      JOIN ${CURRENT_CLAIM} current ON true
      LEFT JOIN ${changeOf('0')} change ON true
     WHERE ${LISTED_ACCOUNT} AND account.id > $1::uuid AND account.id <= $2::uuid
     ORDER BY account.id LIMIT $3`;

const CONTENTS = `
    SELECT content.id AS key, current.display_id AS "displayId", content.id AS "contentId",
           greatest(coalesce(change.changed_at, content.updated_at), ${contentChangedAt('content')}) AS "changedAt"
      FROM contents content
      JOIN ${CONTENT_ACCOUNT} account ON true
      JOIN ${CURRENT_CLAIM} current ON true
      LEFT JOIN ${CONTENTS_BLOCK} block ON true
      LEFT JOIN ${changeOf('content.id')} change ON true
     WHERE ${LISTED_ACCOUNT} AND coalesce(block.shown, true) AND ${isVisibleNow('content')}
       AND content.id > $1::int AND content.id <= $2::int
     ORDER BY content.id LIMIT $3`;

const PAGES: Record<SitemapKind, string> = { creators: CREATORS, contents: CONTENTS };

const END_OF_PAGES = `
  SELECT count(*)::int AS count, (array_agg(key ORDER BY key DESC))[1]::text AS "lastKey",
         max("changedAt") AS "changedAt"
    FROM page HAVING count(*) > 0`;

const STEPS: Record<SitemapKind, string> = {
  creators: `WITH page AS (${CREATORS}) ${END_OF_PAGES}`,
  contents: `WITH page AS (${CONTENTS}) ${END_OF_PAGES}`,
};

/** Reads the pages that search engines may list, in the order of their keys. */
@Injectable()
export class SitemapReadModel {
  constructor(private readonly reads: PublicReadsService) {}

  /** The pages of a range, up to a limit. */
  list(kind: SitemapKind, { after, until }: SitemapRange, limit: number): Promise<ListedPage[]> {
    return this.reads.rows<ListedPage>(PAGES[kind], [
      after ?? FIRST_KEYS[kind],
      until ?? LAST_KEYS[kind],
      limit,
    ]);
  }

  /** Where the next pages after a key end; null if there are none. */
  async step(kind: SitemapKind, after: string | null, limit: number): Promise<SitemapStep | null> {
    const [step] = await this.reads.rowsNow<SitemapStep>(STEPS[kind], [
      after ?? FIRST_KEYS[kind],
      LAST_KEYS[kind],
      limit,
    ]);
    return step ?? null;
  }
}
