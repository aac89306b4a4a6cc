import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput } from '../../common/errors/request-errors.js';
import {
  inOrderOf,
  type ListPart,
  type ListRange,
  lookUp,
  type LookUpPart,
  NO_ENTRIES,
  partOf,
} from '../../common/list-range.js';
import { ITEM_LIMITS } from './item-limits.rules.js';
import { AppConfig } from '../../config/app-config.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { isShownTo } from '../blocks/block.js';
import { ContentsService } from '../contents/contents.service.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { type ItemDestination, ItemDestinations } from './item-destinations.js';
import { changedWords, changeFaults, type ItemChanges, itemFaults, type ItemInput } from './item-input.js';
import { ItemNotFound, TooManyItems } from './items.errors.js';
import {
  type ItemId,
  type ItemPlace,
  type ItemsOf,
  ItemsRepository,
  type StoredItem,
} from './items.repository.js';
import { ItemReadModel, type ItemView } from './item.read-model.js';
import { changedSchedule, newSchedule } from '../visibility/schedule-changes.js';

/** An item with its destinations. */
export interface ShownItem extends Omit<ItemView, 'affiliate'> {
  destinations: ItemDestination[];
}

/** Items that creators recommend with their contents. */
@Injectable()
export class ItemsService {
  private readonly destinations: ItemDestinations;

  constructor(
    { shops }: AppConfig,
    private readonly transactions: TransactionsService,
    private readonly contents: ContentsService,
    private readonly pictures: PicturesService,
    private readonly items: ItemsRepository,
    private readonly views: ItemReadModel,
  ) {
    this.destinations = new ItemDestinations(shops);
  }

  /**
   * All items of an account: the newest content first, and its items in their order.
   *
   * @param displayId a current or former display ID, or an account ID
   * @param viewerId the signed-in account, or null
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  async list(displayId: string, viewerId: string | null, range: ListRange): Promise<ListPart<ShownItem>> {
    const part = await this.views.listFor(displayId, viewerId, range);
    return { ...part, entries: part.entries.map(this.shown) };
  }

  /** The first items of a page that a visitor may see. */
  async listShown(account: AccountView, range: ListRange): Promise<ListPart<ShownItem>> {
    if (!isShownTo(null, account, 'item')) return NO_ENTRIES;
    return this.read({ accountId: account.id }, range);
  }

  /**
   * The items of a content that the viewer may see, in their order, even if its page hides items.
   *
   * @param viewerId the signed-in account, or null
   * @throws ContentNotFound if it does not exist or the viewer may not see it
   */
  async listOfContent(
    contentId: number,
    viewerId: string | null,
    range: ListRange,
  ): Promise<ListPart<ShownItem>> {
    const owner = await this.contents.requireShown(contentId, viewerId);
    if (owner !== viewerId) return this.listShownOfContent(contentId, range);
    const { entries, ...part } = partOf(await this.views.listAllOfContent(contentId, range), range);
    return { ...part, entries: entries.map(this.shown) };
  }

  /** The items of a content that everybody may see. */
  listShownOfContent(contentId: number, range: ListRange): Promise<ListPart<ShownItem>> {
    return this.read({ contentId }, range);
  }

  /**
   * Adds items to a content atomically.
   *
   * @param also runs in the same transaction
   * @returns the new items, in request order
   * @throws InvalidInput if an item has no or two destinations or pictures, or another account's picture
   * @throws ContentNotFound
   * @throws Forbidden if the content is another account's
   * @throws TooManyItems
   */
  async add(
    accountId: string,
    contentId: number,
    inputs: ItemInput[],
    also?: (tx: EntityManager) => Promise<void>,
  ): Promise<ShownItem[]> {
    const faults = itemFaults(inputs);
    if (faults.length > 0) throw new InvalidInput(faults);
    const schedules = inputs.map(({ visibility }) => newSchedule(visibility));
    // Checked before processing pictures, and again under the lock.
    await this.transactions.run((tx) => this.requireRoom(tx, accountId, contentId, inputs.length));
    const taken = await this.pictures.takeAll(accountId, inputs, 'items');
    const ids = await this.transactions.run(async (tx) => {
      await this.requireRoom(tx, accountId, contentId, inputs.length);
      const pictureIds = await this.pictures.keepAll(tx, taken);
      const items = inputs.flatMap(({ majorMall, name, url }, index) => {
        const pictureId = pictureIds[index];
        const schedule = schedules[index];
        return pictureId && schedule ? [{ majorMall, name, url, pictureId, ...schedule }] : [];
      });
      const added = await this.items.insert(tx, { accountId, contentId }, items);
      await also?.(tx);
      return added;
    });
    return inOrderOf(ids, await this.readOwn(ids));
  }

  /**
   * Changes the given fields of an item. A new picture replaces the previous one.
   *
   * @throws ContentNotFound
   * @throws Forbidden if the content is another account's
   * @throws ItemNotFound if the content has no such item
   * @throws InvalidInput if it would have no or two destinations, or for two pictures or another account's
   */
  async update(accountId: string, contentId: number, id: number, changes: ItemChanges): Promise<ShownItem> {
    // Checked before processing a picture, and again under the lock.
    if (changes.image || changes.imageFileName)
      await this.transactions.run((tx) => this.requireChangeable(tx, accountId, { id, contentId }, changes));
    const taken = await this.pictures.takeSent(accountId, changes, 'imageFileName');
    await this.transactions.run(async (tx) => {
      const stored = await this.requireChangeable(tx, accountId, { id, contentId }, changes);
      const words = { ...changedWords(stored, changes), ...changedSchedule(stored, changes.visibility) };
      if (taken === null) {
        await this.items.update(tx, id, { ...words, pictureId: stored.pictureId });
        return;
      }
      await this.pictures.remove(tx, [stored.pictureId]);
      await this.items.update(tx, id, { ...words, pictureId: await this.pictures.keep(tx, taken) });
    });
    const [item] = await this.readOwn([id]);
    if (!item) throw new ItemNotFound();
    return item;
  }

  /**
   * @param also runs in the same transaction
   * @throws ContentNotFound
   * @throws Forbidden if the content is another account's
   * @throws ItemNotFound if the content has no such item
   */
  async delete(
    accountId: string,
    contentId: number,
    id: number,
    also?: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { pictureId } = await this.lockItem(tx, accountId, { id, contentId });
      await this.items.delete(tx, id);
      await this.pictures.remove(tx, [pictureId]);
      await also?.(tx);
    });
  }

  /**
   * Reorders the items of a content; omitted ones keep their order after the others.
   *
   * @throws ContentNotFound
   * @throws Forbidden if the content is another account's
   * @throws InvalidInput if an ID is repeated or another content's
   * @throws ItemsChanged if an ID does not exist
   */
  async reorder(accountId: string, contentId: number, ids: number[]): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.contents.lockOwn(tx, accountId, contentId);
      await this.items.reorder(tx, contentId, ids);
    });
  }

  /**
   * The account and content of an item, even if the account is withdrawn or suspended.
   *
   * @throws ItemNotFound
   */
  async getPlace(id: number): Promise<ItemPlace> {
    const place = await this.transactions.run((tx) => this.items.findPlace(tx, id));
    if (!place) throw new ItemNotFound();
    return place;
  }

  /**
   * Items by ID, in the given order. Hidden ones are omitted and deleted IDs listed; offsets count the given IDs.
   */
  lookUp(ids: number[], range: ListRange): Promise<LookUpPart<ShownItem>> {
    return lookUp(ids, range, {
      find: (asked) => this.readAll(asked),
      listDeleted: (missing) => this.views.listDeleted(missing),
    });
  }

  private async readOwn(ids: readonly number[]): Promise<ShownItem[]> {
    return (await this.views.listOwn(ids)).map(this.shown);
  }

  private async readAll(ids: readonly number[]): Promise<ShownItem[]> {
    return (await this.views.listShown(ids)).map(this.shown);
  }

  private async read(of: ItemsOf, range: ListRange): Promise<ListPart<ShownItem>> {
    const { rows, total } = await this.views.list(of, range);
    return partOf({ rows: rows.map(this.shown), total }, range);
  }

  private readonly shown = ({ affiliate, ...item }: ItemView): ShownItem => ({
    ...item,
    destinations: this.destinations.of(item, affiliate),
  });

  private async lockItem(tx: EntityManager, accountId: string, place: ItemId): Promise<StoredItem> {
    await this.contents.lockOwn(tx, accountId, place.contentId);
    const item = await this.items.find(tx, place);
    if (!item) throw new ItemNotFound();
    return item;
  }

  private async requireChangeable(
    tx: EntityManager,
    accountId: string,
    place: ItemId,
    changes: ItemChanges,
  ): Promise<StoredItem> {
    const stored = await this.lockItem(tx, accountId, place);
    const faults = changeFaults(stored, changes);
    if (faults.length > 0) throw new InvalidInput(faults);
    changedSchedule(stored, changes.visibility);
    return stored;
  }

  private async requireRoom(
    tx: EntityManager,
    accountId: string,
    contentId: number,
    added: number,
  ): Promise<void> {
    await this.contents.lockOwn(tx, accountId, contentId);
    if ((await this.items.count(tx, { contentId })) + added > ITEM_LIMITS.perContent)
      throw new TooManyItems();
  }
}
