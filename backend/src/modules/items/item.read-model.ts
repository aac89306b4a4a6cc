import { Injectable } from '@nestjs/common';
import { type ListPart, type ListRange } from '../../common/list-range.js';
import {
  type PreparedPublicList,
  type PreparedPublicRead,
  PublicReadsService,
  type ReadPart,
} from '../../database/public-reads.service.js';
import { pictureOf, type PictureView } from '../pictures/picture.read-model.js';
import { AccountListReadModel, ASKED_BY_OWNER } from '../accounts/account-list.read-model.js';
import { type AffiliateIds } from './item-destinations.js';
import { type ItemsOf } from './items.repository.js';
import { withTimes } from '../visibility/visibility.mapper.js';
import { type Schedule } from '../visibility/visibility.rules.js';
import { isVisibleNow, scheduleOf } from '../visibility/visible-now.js';

/** An item as read for display. */
export interface ItemView extends Schedule {
  id: number;
  accountId: string;
  contentId: number;
  majorMall: boolean;
  name: string | null;
  url: string | null;
  /** Whether everybody may see its content now. */
  contentVisible: boolean;
  picture: PictureView;
  /** The affiliate IDs of its account. */
  affiliate: AffiliateIds;
}

/** An item row with the affiliate IDs as flat columns, which is faster to read. */
interface ItemRow extends Omit<ItemView, 'affiliate'> {
  mylinkPid: string | null;
  mylinkSid: string | null;
  linkSwitch: boolean;
}

/** An item whose times are strings. */
type ListedItemRow = Omit<ItemRow, 'visibleFrom' | 'visibleUntil'> & {
  visibleFrom: string | null;
  visibleUntil: string | null;
};

/** A content that is not visible hides its items. */
const VISIBLE = `(${isVisibleNow('item')} AND ${isVisibleNow('content')})`;

/** The tables that decide whether an item is visible. */
const FROM_ITEMS = 'FROM items item JOIN contents content ON content.id = item.content_id';

const toView = ({ mylinkPid: pid, mylinkSid: sid, linkSwitch, ...item }: ItemRow): ItemView => ({
  ...item,
  affiliate: { mylink: pid === null || sid === null ? null : { pid, sid }, linkSwitch },
});

/** SQL that reads items with additional columns. */
const viewWith = (...fields: string[]): string => `
  SELECT ${[...fields, 'item.id'].join(', ')}, item.content_id AS "contentId", item.account_id AS "accountId", ${scheduleOf('item')},
         item.major_mall AS "majorMall", item.name, item.url, ${isVisibleNow('content')} AS "contentVisible",
         ${pictureOf('item.picture_id')} AS picture,
         CASE WHEN NOT account.optout THEN account.mylink_pid END AS "mylinkPid",
         CASE WHEN NOT account.optout THEN account.mylink_sid END AS "mylinkSid",
         NOT account.optout AND account.linkswitch_pid IS NOT NULL AS "linkSwitch"
    ${FROM_ITEMS} JOIN accounts account ON account.id = item.account_id`;

/** The newest content first, and its items in the order of their owner. */
const ITEM_ORDER = 'ORDER BY item.content_id DESC, item.position DESC, item.id DESC';

/** SQL for the given items of active accounts that everybody may see, as used for favorites. */
export const SHOWN_ITEMS = `${viewWith()}
   WHERE item.id = ANY($1) AND account.withdrawn_at IS NULL AND account.suspended_at IS NULL AND ${VISIBLE}`;

/** Reads items for display. Raw SQL, prepared for page views. */
@Injectable()
export class ItemReadModel {
  private readonly ofAccount: PreparedPublicList<ItemRow>;
  private readonly ofNamedAccount: AccountListReadModel<ListedItemRow>;
  private readonly ofContent: PreparedPublicList<ItemRow>;
  private readonly allOfContent: PreparedPublicList<ItemRow>;
  private readonly byIds: PreparedPublicRead<ItemRow>;

  constructor(private readonly reads: PublicReadsService) {
    const listOf = (condition: string) =>
      reads.prepareList<ItemRow>(
        (total) => `${viewWith(total)} WHERE ${condition} ${ITEM_ORDER} OFFSET $2 LIMIT $3`,
        `SELECT count(*) ${FROM_ITEMS} WHERE ${condition}`,
      );
    this.ofAccount = listOf(`item.account_id = $1 AND ${VISIBLE}`);
    this.ofContent = listOf(`item.content_id = $1 AND ${VISIBLE}`);
    this.allOfContent = listOf('item.content_id = $1');
    this.byIds = reads.prepare(SHOWN_ITEMS);
    const shown = `item.account_id = owner.id AND (${VISIBLE} OR ${ASKED_BY_OWNER})`;
    this.ofNamedAccount = new AccountListReadModel(reads, {
      entries: `${viewWith()} WHERE ${shown} ${ITEM_ORDER}`,
      count: `SELECT count(*) ${FROM_ITEMS} WHERE ${shown}`,
      block: 'item',
    });
  }

  /** A page of all items of a content in their order, for its owner. */
  async listAllOfContent(contentId: number, range: ListRange): Promise<ReadPart<ItemView>> {
    const { rows, total } = await this.allOfContent(contentId, range);
    return { rows: rows.map(toView), total };
  }

  /** A page of the items that everybody may see, in their order. */
  async list(of: ItemsOf, range: ListRange): Promise<ReadPart<ItemView>> {
    const { rows, total } = await ('accountId' in of
      ? this.ofAccount(of.accountId, range)
      : this.ofContent(of.contentId, range));
    return { rows: rows.map(toView), total };
  }

  /**
   * A page of the items of an account that a viewer may see: the newest content first, and its items in their order.
   *
   * @param displayId a current or former display ID, or an account ID
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  async listFor(displayId: string, viewerId: string | null, range: ListRange): Promise<ListPart<ItemView>> {
    const { part } = await this.ofNamedAccount.read(displayId, 'displayId', viewerId, range);
    return { ...part, entries: part.entries.map((row) => toView(withTimes(row))) };
  }

  /** The given items in any state, for their owner, in no order. */
  async listOwn(ids: readonly number[]): Promise<ItemView[]> {
    return (await this.reads.rowsNow<ItemRow>(`${viewWith()} WHERE item.id = ANY($1)`, [ids])).map(toView);
  }

  /** The given items of active accounts that everybody may see, in no order. */
  async listShown(ids: readonly number[]): Promise<ItemView[]> {
    return (await this.byIds.rows([ids])).map(toView);
  }

  /** The given IDs that no item has, in no order. */
  listDeleted(ids: readonly number[]): Promise<number[]> {
    return this.reads.listDeleted('items', ids);
  }
}
