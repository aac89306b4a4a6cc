import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type ListPart, type ListRange } from '../../common/list-range.js';
import {
  type PreparedPublicList,
  PublicReadsService,
  type ReadPart,
} from '../../database/public-reads.service.js';
import { pictureOf, type PictureView } from '../pictures/picture.read-model.js';
import { AccountListReadModel, ASKED_BY_OWNER } from '../accounts/account-list.read-model.js';
import { findLinkType, type LinkType } from './link-type.js';
import { type WrittenDetail } from './links.repository.js';
import { withTimes } from '../visibility/visibility.mapper.js';
import { type Schedule } from '../visibility/visibility.rules.js';
import { isVisibleNow, scheduleOf } from '../visibility/visible-now.js';

/** A detail as read for display. */
export interface DetailView extends WrittenDetail {
  picture: PictureView | null;
}

/** A link with its details in order. */
export interface LinkView extends Schedule {
  id: number;
  accountId: string;
  type: LinkType;
  details: DetailView[];
}

type LinkRow = Omit<LinkView, 'type'> & { linkTypeId: number };

/** A link whose times are strings. */
type ListedLinkRow = Omit<LinkRow, 'visibleFrom' | 'visibleUntil'> & {
  visibleFrom: string | null;
  visibleUntil: string | null;
};

const VISIBLE = isVisibleNow('link');

/** SQL that reads links with additional columns. */
const viewWith = (...fields: string[]): string => `
  SELECT ${[...fields, 'link.id'].join(', ')}, link.account_id AS "accountId", link.link_type_id AS "linkTypeId", ${scheduleOf('link')},
         (SELECT json_agg(json_build_object(
                   'title', detail.title, 'url', detail.url, 'text', detail.text,
                   'pictureId', detail.picture_id, 'picture', ${pictureOf('detail.picture_id')}
                 ) ORDER BY detail.position)
            FROM link_details detail WHERE detail.link_id = link.id) AS details
    FROM links link`;

/** Reads links for display. Raw SQL, prepared for page views. */
@Injectable()
export class LinkReadModel {
  private readonly listed: PreparedPublicList<LinkRow>;
  private readonly ofAccount: AccountListReadModel<ListedLinkRow>;

  constructor(
    private readonly dataSource: DataSource,
    reads: PublicReadsService,
  ) {
    this.listed = reads.prepareList(
      (total) =>
        `${viewWith(total)} WHERE link.account_id = $1 AND ${VISIBLE} ORDER BY link.position OFFSET $2 LIMIT $3`,
      `SELECT count(*) FROM links link WHERE link.account_id = $1 AND ${VISIBLE}`,
    );
    const shown = `link.account_id = owner.id AND (${VISIBLE} OR ${ASKED_BY_OWNER})`;
    this.ofAccount = new AccountListReadModel(reads, {
      entries: `${viewWith()} WHERE ${shown} ORDER BY link.position`,
      count: `SELECT count(*) FROM links link WHERE ${shown}`,
      block: 'link',
    });
  }

  /** A page of an account's links that everybody may see, in page order. */
  async list(accountId: string, range: ListRange): Promise<ReadPart<LinkView>> {
    const { rows, total } = await this.listed(accountId, range);
    return { rows: rows.map(toView), total };
  }

  /**
   * A page of the links that a viewer may see.
   *
   * @param displayId a current or former display ID, or an account ID
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  async listFor(displayId: string, viewerId: string | null, range: ListRange): Promise<ListPart<LinkView>> {
    const { part } = await this.ofAccount.read(displayId, 'displayId', viewerId, range);
    return { ...part, entries: part.entries.map((row) => toView(withTimes(row))) };
  }

  async find(id: number, db: EntityManager = this.dataSource.manager): Promise<LinkView | null> {
    const [row] = await db.query<LinkRow[]>(`${viewWith()} WHERE link.id = $1`, [id]);
    return row ? toView(row) : null;
  }
}

function toView({ linkTypeId, ...row }: LinkRow): LinkView {
  const type = findLinkType(linkTypeId);
  if (type === null) throw new Error(`The link ${row.id} is of no kind that is known.`);
  return { ...row, type };
}
