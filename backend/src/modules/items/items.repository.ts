import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type ListRange } from '../../common/list-range.js';
import {
  type PreparedPublicList,
  PublicReadsService,
  type ReadPart,
} from '../../database/public-reads.service.js';
import { pictureOf, type PictureView } from '../pictures/pictures.repository.js';
import { type AffiliateIds } from './item-destinations.js';
import { Item } from './item.entity.js';

/** An item as it is read. */
export interface ItemView {
  id: number;
  contentId: number;
  majorMall: boolean;
  name: string | null;
  url: string | null;
  picture: PictureView;
  /** How its account earns with it. */
  affiliate: AffiliateIds;
}

/** An item as it is written. */
export type NewItem = Pick<Item, 'majorMall' | 'name' | 'url' | 'pictureId'>;

/** Where an item belongs. */
export type ItemPlace = Pick<Item, 'accountId' | 'contentId'>;

/** Whose items are read: those of all contents of an account, or those of one content. */
export type ItemsOf = { accountId: string } | { contentId: number };

/** An item as its row is read: how its account earns stands flat in it, which is read sooner. */
interface ItemRow extends Omit<ItemView, 'affiliate'> {
  mylinkPid: string | null;
  mylinkSid: string | null;
  linkSwitch: boolean;
}

const toView = ({ mylinkPid: pid, mylinkSid: sid, linkSwitch, ...item }: ItemRow): ItemView => ({
  ...item,
  affiliate: { mylink: pid === null || sid === null ? null : { pid, sid }, linkSwitch },
});

/** SQL that reads items, each with fields beside its own. */
const viewWith = (...fields: string[]): string => `
  SELECT ${[...fields, 'item.id'].join(', ')}, item.content_id AS "contentId", item.major_mall AS "majorMall", item.name, item.url,
         ${pictureOf('item.picture_id')} AS picture,
         CASE WHEN NOT account.optout THEN account.mylink_pid END AS "mylinkPid",
         CASE WHEN NOT account.optout THEN account.mylink_sid END AS "mylinkSid",
         NOT account.optout AND account.linkswitch_pid IS NOT NULL AS "linkSwitch"
    FROM items item JOIN accounts account ON account.id = item.account_id`;

/** Those of some items that are there for everybody: what favourites are read by, from among everybody's items. */
export const SHOWN_ITEMS = `${viewWith()}
   WHERE item.id = ANY($1) AND account.withdrawn_at IS NULL AND account.suspended_at IS NULL`;

/** Items in the database. */
@Injectable()
export class ItemsRepository {
  private readonly ofAccount: PreparedPublicList<ItemRow>;
  private readonly ofContent: PreparedPublicList<ItemRow>;

  constructor(private readonly reads: PublicReadsService) {
    const listOf = (condition: string) =>
      reads.prepareList<ItemRow>(
        (total) => `${viewWith(total)} WHERE ${condition} ORDER BY item.id DESC OFFSET $2 LIMIT $3`,
        `SELECT count(*) FROM items item WHERE ${condition}`,
      );
    this.ofAccount = listOf('item.account_id = $1');
    this.ofContent = listOf('item.content_id = $1');
  }

  /** A part of a list of items, the newest first. */
  async list(of: ItemsOf, range: ListRange): Promise<ReadPart<ItemView>> {
    const { rows, total } = await ('accountId' in of
      ? this.ofAccount(of.accountId, range)
      : this.ofContent(of.contentId, range));
    return { rows: rows.map(toView), total };
  }

  /** How many items a list has. */
  count(tx: EntityManager, of: ItemsOf): Promise<number> {
    return tx.countBy(Item, of);
  }

  /** Those of the items that are there for everybody, in no particular order. */
  async listShown(ids: readonly number[]): Promise<ItemView[]> {
    return (await this.reads.rows<ItemRow>(SHOWN_ITEMS, [ids])).map(toView);
  }

  /** Those of a list of ids by which no item is kept, of whatever account; in no order. */
  async listGone(ids: readonly number[]): Promise<number[]> {
    const rows = await this.reads.rowsNow<{ id: number }>(
      `SELECT DISTINCT asked.id FROM unnest($1::int[]) AS asked (id)
        WHERE NOT EXISTS (SELECT FROM items WHERE items.id = asked.id)`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Adds items to a content of an account; of those added at once the last one is the newest. */
  async insert(
    tx: EntityManager,
    { accountId, contentId }: { accountId: string; contentId: number },
    items: NewItem[],
  ): Promise<number[]> {
    const { identifiers } = await tx.insert(
      Item,
      items.map((item) => ({ ...item, accountId, contentId })),
    );
    return identifiers.map(({ id }) => id as number);
  }

  /** Where an item belongs; null where there is none. */
  findPlace(tx: EntityManager, id: number): Promise<ItemPlace | null> {
    return tx.findOne(Item, { where: { id }, select: { accountId: true, contentId: true } });
  }

  /** The picture of an item of a content; null where the content has no such item. */
  async findPicture(
    tx: EntityManager,
    { id, contentId }: Pick<Item, 'id' | 'contentId'>,
  ): Promise<number | null> {
    const item = await tx.findOne(Item, { where: { id, contentId }, select: { pictureId: true } });
    return item?.pictureId ?? null;
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(Item, { id });
  }
}
