import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Forbidden, InvalidInput } from '../../common/errors/request-errors.js';
import { type ListPart, type ListRange, NO_ENTRIES, partOf } from '../../common/list-range.js';
import { type LinkWords } from './link.rules.js';
import { type Place } from '../../database/sorted-list.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { isShownTo } from '../blocks/block.js';
import { PicturesService, type SentPicture, type TakenPicture } from '../pictures/pictures.service.js';
import { detailFaults, type DetailOutline } from './link-details.js';
import { findLinkType, type LinkType } from './link-type.js';
import { LinkNotFound, LinksChanged } from './links.errors.js';
import { type DetailChanges, LinksRepository } from './links.repository.js';
import {
  changedSchedule,
  newSchedule,
  type NewSchedule,
  type ScheduleChanges,
} from '../visibility/schedule-changes.js';
import { stageAt } from '../visibility/visibility.rules.js';
import { LinkReadModel, type DetailView, type LinkView } from './link.read-model.js';

/** Changes of a detail; omitted fields stay. */
export interface DetailInput extends Partial<LinkWords>, SentPicture {}

const NO_DETAIL = { title: null, url: null, text: null, pictureId: null };

@Injectable()
export class LinksService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly accounts: AccountsService,
    private readonly pictures: PicturesService,
    private readonly links: LinksRepository,
    private readonly views: LinkReadModel,
  ) {}

  /**
   * @param displayId a current or former display ID, or an account ID
   * @param viewerId the signed-in account, or null
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  list(displayId: string, viewerId: string | null, range: ListRange): Promise<ListPart<LinkView>> {
    return this.views.listFor(displayId, viewerId, range);
  }

  /** The first links of a page that a visitor may see. */
  async listShown(
    account: Pick<AccountView, 'id' | 'blocks'>,
    range: ListRange,
  ): Promise<ListPart<LinkView>> {
    if (!isShownTo(null, account, 'link')) return NO_ENTRIES;
    return partOf(await this.views.list(account.id, range), range);
  }

  /**
   * The account of a public link.
   *
   * @throws LinkNotFound if it does not exist or is hidden
   * @throws AccountNotFound
   */
  async getOwnerOfShown(id: number): Promise<AccountView> {
    const link = await this.views.find(id);
    if (!link || stageAt(link, new Date()) !== 'shown') throw new LinkNotFound();
    const account = await this.accounts.getPublic(link.accountId);
    if (!isShownTo(null, account, 'link')) throw new LinkNotFound();
    return account;
  }

  /**
   * The account of a link, even if it is hidden or the account is withdrawn or suspended.
   *
   * @throws LinkNotFound
   */
  async getOwnerId(id: number): Promise<string> {
    const link = await this.views.find(id);
    if (!link) throw new LinkNotFound();
    return link.accountId;
  }

  /**
   * Adds a link, by default before the others of its account.
   *
   * @param also runs in the same transaction
   * @param place where it goes in the list
   * @throws InvalidInput if the details do not fit the link type, or if the schedule is refused
   * @throws TooManyLinks
   */
  async create(
    accountId: string,
    linkTypeId: number,
    details: DetailInput[],
    visibility: NewSchedule = {},
    also?: (tx: EntityManager, id: number) => Promise<void>,
    place?: Place,
  ): Promise<LinkView> {
    const type = findLinkType(linkTypeId);
    if (!type) throw new InvalidInput([{ field: 'linkTypeId', code: 'invalidFormat' }]);
    requireFit(type, merge([], details));
    const schedule = newSchedule(visibility);
    // Checked before processing pictures, and again under the lock.
    await this.transactions.run((tx) => this.links.sorted.requireRoom(tx, accountId));
    const taken = await this.pictures.takeAll(accountId, details, 'details');
    const id = await this.transactions.run(async (tx) => {
      await this.links.sorted.lock(tx, accountId);
      await this.links.sorted.requireRoom(tx, accountId);
      const parts = await this.keepPictures(tx, details, taken);
      const written = parts.map((part) => ({ ...NO_DETAIL, ...part }));
      const added = await this.links.insert(tx, accountId, { linkTypeId, details: written, schedule }, place);
      await also?.(tx, added);
      return added;
    });
    return this.getOwn(accountId, id);
  }

  /**
   * Updates the given fields of details, by position, and who may see the link. New pictures replace previous ones.
   *
   * @throws LinkNotFound
   * @throws Forbidden if the link is another account's
   * @throws InvalidInput if the result would not fit the link type, or if the schedule is refused
   */
  async update(
    accountId: string,
    id: number,
    details: DetailInput[],
    visibility: ScheduleChanges = {},
  ): Promise<LinkView> {
    changedSchedule(await this.requireChangeable(accountId, id, details), visibility);
    const taken = await this.pictures.takeAll(accountId, details, 'details');
    await this.transactions.run(async (tx) => {
      await this.links.sorted.lock(tx, accountId);
      const link = await this.requireChangeable(accountId, id, details, tx);
      await this.pictures.remove(tx, picturesOf(link.details.filter((_detail, index) => taken[index])));
      await this.links.update(tx, id, {
        details: await this.keepPictures(tx, details, taken),
        schedule: changedSchedule(link, visibility),
      });
    });
    return this.getOwn(accountId, id);
  }

  /**
   * @param also runs in the same transaction
   * @throws LinkNotFound
   * @throws Forbidden if the link is another account's
   */
  async delete(accountId: string, id: number, also?: (tx: EntityManager) => Promise<void>): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.links.sorted.lock(tx, accountId);
      const { details } = await this.getOwn(accountId, id, tx);
      await this.links.delete(tx, id);
      await this.pictures.remove(tx, picturesOf(details));
      await also?.(tx);
    });
  }

  /**
   * Reorders the account's links; omitted ones keep their order after the others.
   *
   * @throws InvalidInput if an ID is repeated or another account's
   * @throws LinksChanged if an ID does not exist
   */
  async reorder(accountId: string, ids: number[]): Promise<void> {
    await this.transactions.run((tx) => this.links.sorted.reorder(tx, accountId, ids, new LinksChanged()));
  }

  private async getOwn(accountId: string, id: number, db?: EntityManager): Promise<LinkView> {
    const link = await this.views.find(id, db);
    if (!link) throw new LinkNotFound();
    if (link.accountId !== accountId) throw new Forbidden();
    return link;
  }

  private async requireChangeable(
    accountId: string,
    id: number,
    details: DetailInput[],
    db?: EntityManager,
  ): Promise<LinkView> {
    const link = await this.getOwn(accountId, id, db);
    requireFit(link.type, merge(link.details, details));
    return link;
  }

  private async keepPictures(
    tx: EntityManager,
    details: DetailInput[],
    taken: (TakenPicture | null)[],
  ): Promise<DetailChanges[]> {
    const ids = await this.pictures.keepAll(tx, taken);
    return details.map(({ image: _image, imageFileName: _name, ...words }, index) => {
      const pictureId = ids[index];
      return pictureId ? { ...words, pictureId } : words;
    });
  }
}

/** Applies changes to the stored details. */
function merge(stored: DetailView[], changes: DetailInput[]): DetailOutline[] {
  return Array.from({ length: Math.max(stored.length, changes.length) }, (_none, index) => {
    const { title, url, text, pictureId } = stored[index] ?? NO_DETAIL;
    const { image, imageFileName, ...words } = changes[index] ?? {};
    const sent = { image: image !== undefined, imageFileName: imageFileName !== undefined };
    return {
      title,
      url,
      text,
      ...words,
      sent,
      hasImage: sent.image || sent.imageFileName || pictureId !== null,
    };
  });
}

/** @throws InvalidInput if the details do not fit the link type */
function requireFit(type: LinkType, details: DetailOutline[]): void {
  const faults = detailFaults(type, details);
  if (faults.length > 0) throw new InvalidInput(faults);
}

function picturesOf(details: DetailView[]): number[] {
  return details.flatMap(({ pictureId }) => pictureId ?? []);
}
