import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Item } from './item.entity.js';

/** An item as it is written. */
export type NewItem = Pick<Item, 'majorMall' | 'name' | 'url' | 'pictureId'>;

/** Where an item belongs. */
export type ItemPlace = Pick<Item, 'accountId' | 'contentId'>;

/** Whose items are read: those of all contents of an account, or those of one content. */
export type ItemsOf = { accountId: string } | { contentId: number };

/** Items in the database. */
@Injectable()
export class ItemsRepository {
  /** How many items a list has. */
  count(tx: EntityManager, of: ItemsOf): Promise<number> {
    return tx.countBy(Item, of);
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
