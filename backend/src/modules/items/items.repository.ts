import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { moveToFront, requireListed } from '../../database/sorted-list.js';
import { type Schedule } from '../visibility/visibility.rules.js';
import { Item } from './item.entity.js';
import { ItemsChanged } from './items.errors.js';

/** The fields of an item that its owner chooses; visible by default. */
export type NewItem = Pick<Item, 'majorMall' | 'name' | 'url' | 'pictureId'> & Partial<Schedule>;

/** A stored item. */
export type StoredItem = NewItem & Schedule;

/** An item of a content. */
export type ItemId = Pick<Item, 'id' | 'contentId'>;

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

  /** Inserts items after those of the content, in their order. The content is locked. */
  async insert(
    tx: EntityManager,
    { accountId, contentId }: { accountId: string; contentId: number },
    items: NewItem[],
  ): Promise<number[]> {
    const { identifiers } = await tx.insert(
      Item,
      items.map((item, index) => ({
        ...item,
        accountId,
        contentId,
        position: () =>
          `(SELECT coalesce(min(position), 1) FROM items WHERE content_id = ${contentId}) - ${index + 1}`,
      })),
    );
    return identifiers.map(({ id }) => id as number);
  }

  /** The account and content of an item; null if there is none. */
  findPlace(tx: EntityManager, id: number): Promise<ItemPlace | null> {
    return tx.findOne(Item, { where: { id }, select: { accountId: true, contentId: true } });
  }

  /** What is stored of an item; null if the content has no such item. */
  find(tx: EntityManager, { id, contentId }: ItemId): Promise<StoredItem | null> {
    return tx.findOne(Item, {
      where: { id, contentId },
      select: {
        majorMall: true,
        name: true,
        url: true,
        pictureId: true,
        visibility: true,
        visibleFrom: true,
        visibleUntil: true,
      },
    });
  }

  async update(tx: EntityManager, id: number, item: NewItem): Promise<void> {
    await tx.update(Item, { id }, item);
  }

  /**
   * Moves the given items of a content to the front, in their order. The content is locked.
   *
   * @throws InvalidInput for duplicate ids, and for those of another content
   * @throws ItemsChanged if an id does not exist
   */
  async reorder(tx: EntityManager, contentId: number, ids: number[]): Promise<void> {
    const list = { table: 'items', column: 'content_id' } as const;
    await requireListed(tx, list, contentId, ids, new ItemsChanged());
    const entries = {
      table: 'items',
      where: 'content_id = $2',
      owner: contentId,
      isDescending: true,
    } as const;
    await moveToFront(tx, entries, ids);
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(Item, { id });
  }
}
