import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type ListRange } from '../../common/list-range.js';
import { pictureOf, type PictureView } from '../pictures/pictures.repository.js';
import { Item } from './item.entity.js';

/** An item as it is read. */
export interface ItemView {
  id: number;
  majorMall: boolean;
  name: string | null;
  url: string | null;
  picture: PictureView;
}

/** An item as it is written. */
export type NewItem = Pick<Item, 'majorMall' | 'name' | 'url' | 'pictureId'>;

/** Whose items are read: those of all contents of an account, or those of one content. */
export type ItemsOf = { accountId: string } | { contentId: number };

const VIEW = `
  SELECT item.id, item.major_mall AS "majorMall", item.name, item.url,
         ${pictureOf('item.picture_id')} AS picture
    FROM items item`;

/** Items in the database. */
@Injectable()
export class ItemsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A part of a list of items, the newest first. */
  list(of: ItemsOf, { offset, limit }: ListRange): Promise<ItemView[]> {
    const [condition, id] =
      'accountId' in of ? ['item.account_id = $1', of.accountId] : ['item.content_id = $1', of.contentId];
    return this.dataSource.query<ItemView[]>(
      `${VIEW} WHERE ${condition} ORDER BY item.id DESC OFFSET $2 LIMIT $3`,
      [id, offset, limit],
    );
  }

  /** How many items a list has. */
  count(of: ItemsOf): Promise<number> {
    return this.dataSource.manager.countBy(Item, of);
  }

  /** Adds items to a content of an account; of those added at once the last one is the newest. */
  async insert(
    tx: EntityManager,
    { accountId, contentId }: { accountId: string; contentId: number },
    items: NewItem[],
  ): Promise<void> {
    await tx.insert(
      Item,
      items.map((item) => ({ ...item, accountId, contentId })),
    );
  }
}
