import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type ListRange } from '../../common/list-range.js';
import { type LinkWords } from './link.rules.js';
import { type PreparedPublicList, PublicReads, type ReadPart } from '../../database/public-reads.js';
import { SortedList } from '../../database/sorted-list.js';
import { pictureOf, type PictureView } from '../pictures/pictures.repository.js';
import { LinkDetail } from './link-detail.entity.js';
import { findLinkType, type LinkType } from './link-type.js';
import { LINK_LIMITS } from './link-limits.rules.js';
import { Link } from './link.entity.js';
import { TooManyLinks } from './links.errors.js';

/** One part of a link as it is written. */
export interface WrittenDetail extends LinkWords {
  pictureId: number | null;
}

/** One part of a link as it is read. */
export interface DetailView extends WrittenDetail {
  picture: PictureView | null;
}

/** A link as it is read: its details in their order. */
export interface LinkView {
  id: number;
  accountId: string;
  type: LinkType;
  details: DetailView[];
}

type LinkRow = Omit<LinkView, 'type'> & { linkTypeId: number };

/** What is changed of a detail; what is left out stays. */
export type DetailChanges = Partial<WrittenDetail>;

/** SQL that reads links, each with fields beside its own. */
const viewWith = (...fields: string[]): string => `
  SELECT ${[...fields, 'link.id'].join(', ')}, link.account_id AS "accountId", link.link_type_id AS "linkTypeId",
         (SELECT json_agg(json_build_object(
                   'title', detail.title, 'url', detail.url, 'text', detail.text,
                   'pictureId', detail.picture_id, 'picture', ${pictureOf('detail.picture_id')}
                 ) ORDER BY detail.position)
            FROM link_details detail WHERE detail.link_id = link.id) AS details
    FROM links link`;

/** Links in the database. */
@Injectable()
export class LinksRepository {
  /** Each account's own ones, in the order of its page. */
  readonly sorted = new SortedList('links', LINK_LIMITS.perAccount, TooManyLinks);
  private readonly listed: PreparedPublicList<LinkRow>;

  constructor(
    private readonly dataSource: DataSource,
    reads: PublicReads,
  ) {
    this.listed = reads.prepareList(
      (total) => `${viewWith(total)} WHERE link.account_id = $1 ORDER BY link.position OFFSET $2 LIMIT $3`,
      'SELECT count(*) FROM links WHERE account_id = $1',
    );
  }

  /** A part of an account's links, in the order in which the page shows them. */
  async list(accountId: string, range: ListRange): Promise<ReadPart<LinkView>> {
    const { rows, total } = await this.listed(accountId, range);
    return { rows: rows.map(toView), total };
  }

  async find(id: number, db: EntityManager = this.dataSource.manager): Promise<LinkView | null> {
    const [row] = await db.query<LinkRow[]>(`${viewWith()} WHERE link.id = $1`, [id]);
    return row ? toView(row) : null;
  }

  /** Adds a link before all others of its account. */
  async insert(
    tx: EntityManager,
    accountId: string,
    { linkTypeId, details }: { linkTypeId: number; details: WrittenDetail[] },
  ): Promise<number> {
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO links (account_id, link_type_id, position)
       SELECT $1, $2, coalesce(min(position), 1) - 1 FROM links WHERE account_id = $1
       RETURNING id`,
      [accountId, linkTypeId],
    );
    const { id } = row as { id: number };
    await tx.insert(
      LinkDetail,
      details.map((detail, position) => ({ ...detail, linkId: id, position })),
    );
    return id;
  }

  /** Changes what is named of a link's details, the first ones first. */
  async updateDetails(tx: EntityManager, id: number, changes: DetailChanges[]): Promise<void> {
    for (const [position, change] of changes.entries()) {
      if (Object.keys(change).length > 0) await tx.update(LinkDetail, { linkId: id, position }, change);
    }
    // The page of the account hears of a change of the link alone.
    await tx.update(Link, { id }, { updatedAt: () => 'now()' });
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(Link, { id });
  }
}

function toView({ linkTypeId, ...row }: LinkRow): LinkView {
  const type = findLinkType(linkTypeId);
  if (type === null) throw new Error(`The link ${row.id} is of no kind that is known.`);
  return { ...row, type };
}
