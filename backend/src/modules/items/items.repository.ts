import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Item } from './item.entity.js';

/** A new item. */
export type NewItem = Pick<Item, 'majorMall' | 'name' | 'url' | 'pictureId'>;

/** The account and content of an item. */
export type ItemPlace = Pick<Item, 'accountId' | 'contentId'>;

/** Selects the items of an account or of one content. */
export type ItemsOf = { accountId: string } | { contentId: number };

@Injectable()
export class ItemsRepository {
  /** The number of items. */
  count(tx: EntityManager, of: ItemsOf): Promise<number> {
    return tx.countBy(Item, of);
  }

  /** Inserts items; the last one is the newest. */
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

  /** The account and content of an item; null if there is none. */
  findPlace(tx: EntityManager, id: number): Promise<ItemPlace | null> {
    return tx.findOne(Item, { where: { id }, select: { accountId: true, contentId: true } });
  }

  /** The picture of an item; null if the content has no such item. */
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
