import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Forbidden } from '../../common/errors/request-errors.js';
import {
  type ListPart,
  type ListRange,
  lookUp,
  type LookUpPart,
  NO_ENTRIES,
  partOf,
} from '../../common/list-range.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { type ListOfAccount } from '../accounts/account-list.read-model.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { isShownTo } from '../blocks/block.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { ContentNotFound, ContentsChanged } from './contents.errors.js';
import { ContentsRepository, type ContentWords } from './contents.repository.js';
import {
  ContentReadModel,
  type ContentTileView,
  type ContentView,
  type SingleContentView,
} from './content.read-model.js';
import { changedSchedule, type ScheduleChanges } from '../visibility/schedule-changes.js';

@Injectable()
export class ContentsService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly accounts: AccountsService,
    private readonly pictures: PicturesService,
    private readonly contents: ContentsRepository,
    private readonly views: ContentReadModel,
  ) {}

  /**
   * The contents of an account that the viewer may see, in page order.
   *
   * @param displayId a current or former display ID, or an account ID
   * @param viewerId the signed-in account, or null
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  list(displayId: string, viewerId: string | null, range: ListRange): Promise<ListOfAccount<ContentView>> {
    return this.views.listFor(displayId, viewerId, range);
  }

  /** The positions of media copied from providers, by the IDs of an account's contents. */
  listCopied(accountId: string): Promise<ReadonlyMap<number, readonly number[]>> {
    return this.contents.listCopied(accountId);
  }

  /** The same for an anonymous visitor, as a grid. */
  async listTiles(account: AccountView, range: ListRange): Promise<ListPart<ContentTileView>> {
    if (!isShownTo(null, account, 'content')) return NO_ENTRIES;
    return partOf(await this.views.listTiles(account.id, range), range);
  }

  /**
   * The contents of the same account as the given one, as a grid, before the account is known.
   *
   * @returns a function from the account to the visible contents
   */
  async listTilesBeside(
    contentId: number,
    range: ListRange,
  ): Promise<(account: AccountView) => ListPart<ContentTileView>> {
    const part = await this.views.listTilesBeside(contentId, range);
    return (account) => (isShownTo(null, account, 'content') ? partOf(part, range) : NO_ENTRIES);
  }

  /**
   * Contents by ID, in the given order. Hidden ones are omitted and deleted IDs listed; offsets count the given
   * IDs.
   */
  lookUp(ids: number[], range: ListRange): Promise<LookUpPart<SingleContentView>> {
    return lookUp(ids, range, {
      find: (asked) => this.views.findAll(asked),
      listDeleted: (missing) => this.views.listDeleted(missing),
    });
  }

  /**
   * A content of an account that the viewer may see, even if its page hides contents.
   *
   * @param displayId a current or former display ID, or an account ID
   * @param viewerId the signed-in account, or null
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   * @throws ContentNotFound if the account has no such content
   */
  async get(displayId: string, id: number, viewerId: string | null): Promise<SingleContentView> {
    return this.getOf(this.accounts.getPublic(displayId, 'displayId'), id, viewerId);
  }

  /**
   * The same for an account that is already read or being read.
   *
   * @throws ContentNotFound
   */
  async getOf(
    account: Pick<AccountView, 'id'> | Promise<Pick<AccountView, 'id'>>,
    id: number,
    viewerId: string | null,
  ): Promise<SingleContentView> {
    const [owner, content] = await Promise.all([account, this.views.find(id, viewerId)]);
    if (content?.accountId !== owner.id) throw new ContentNotFound();
    return content;
  }

  /**
   * Makes sure that a content can be viewed, even if its page hides contents.
   *
   * @param viewerId the signed-in account, or null
   * @returns its account
   * @throws ContentNotFound if it does not exist, is not visible to the viewer, or its account is not active
   */
  async requireShown(id: number, viewerId: string | null): Promise<string> {
    const owner = await this.views.findOwnerOfShown(id, viewerId);
    if (owner === null) throw new ContentNotFound();
    return owner;
  }

  /**
   * Makes sure that a content exists, even if only its owner sees it.
   *
   * @throws ContentNotFound if the account has no such content
   */
  async requireOf(account: Pick<AccountView, 'id'>, id: number): Promise<void> {
    if ((await this.views.findOwnerOfShown(id, account.id)) !== account.id) throw new ContentNotFound();
  }

  /**
   * The account of a content, even if withdrawn or suspended.
   *
   * @throws ContentNotFound
   */
  async getOwnerId(id: number): Promise<string> {
    const owner = await this.transactions.run((tx) => this.contents.findOwner(tx, id));
    if (owner === null) throw new ContentNotFound();
    return owner;
  }

  /**
   * Updates texts and who may see it; what is omitted stays. Changed texts are the creator's own from then on.
   *
   * @throws ContentNotFound
   * @throws Forbidden if the content is another account's
   * @throws InvalidInput if the schedule is refused
   */
  async update(
    accountId: string,
    id: number,
    words: ContentWords,
    visibility: ScheduleChanges,
  ): Promise<SingleContentView> {
    await this.transactions.run(async (tx) => {
      await this.lockOwn(tx, accountId, id);
      const stored = await this.contents.findSchedule(tx, id);
      if (stored === null) throw new ContentNotFound();
      await this.contents.update(tx, id, words, changedSchedule(stored, visibility));
    });
    return this.getOf({ id: accountId }, id, accountId);
  }

  /**
   * Deletes a content with its items.
   *
   * @param also runs in the same transaction
   * @throws ContentNotFound
   * @throws Forbidden if the content is another account's
   */
  async delete(accountId: string, id: number, also?: (tx: EntityManager) => Promise<void>): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.lockOwn(tx, accountId, id);
      const pictureIds = await this.views.findPictureIds(tx, id);
      await this.contents.delete(tx, id);
      await this.pictures.remove(tx, pictureIds);
      await also?.(tx);
    });
  }

  /**
   * Reorders the account's contents; omitted ones keep their order after the others.
   *
   * @throws InvalidInput if an ID is repeated or another account's
   * @throws ContentsChanged if an ID does not exist
   */
  async reorder(accountId: string, ids: number[]): Promise<void> {
    await this.transactions.run((tx) =>
      this.contents.sorted.reorder(tx, accountId, ids, new ContentsChanged()),
    );
  }

  /**
   * Makes sure that a content is the account's own, and locks it for the transaction.
   *
   * @throws ContentNotFound
   * @throws Forbidden if it is another account's
   */
  async lockOwn(tx: EntityManager, accountId: string, id: number): Promise<void> {
    await this.contents.sorted.lock(tx, accountId);
    const owner = await this.contents.findOwner(tx, id);
    if (owner === null) throw new ContentNotFound();
    if (owner !== accountId) throw new Forbidden();
  }
}
