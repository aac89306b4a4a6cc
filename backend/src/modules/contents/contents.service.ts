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

/** The contents of accounts: reading, changing, ordering. */
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
   * What of an account's contents somebody may see, in the order of its page.
   *
   * @param displayId a display ID, current or former, or an account ID
   * @param viewerId who asks; null where nobody is signed in
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  async list(
    displayId: string,
    viewerId: string | null,
    range: ListRange,
  ): Promise<{ account: AccountView; part: ListPart<ContentView> }> {
    const account = await this.accounts.getPublic(displayId, 'displayId');
    if (!isShownTo(viewerId, account, 'content')) return { account, part: NO_ENTRIES };
    return { account, part: partOf(await this.views.list(account.id, range), range) };
  }

  /** The same for a visitor, as the grid of the page shows it. */
  async listTiles(account: AccountView, range: ListRange): Promise<ListPart<ContentTileView>> {
    if (!isShownTo(null, account, 'content')) return NO_ENTRIES;
    return partOf(await this.views.listTiles(account.id, range), range);
  }

  /**
   * The same beside one of the contents, which is among them, while nobody knows yet whose they are.
   *
   * @returns what of them the page shows to a visitor, once the account that the content belongs to is there
   */
  async listTilesBeside(
    contentId: number,
    range: ListRange,
  ): Promise<(account: AccountView) => ListPart<ContentTileView>> {
    const part = await this.views.listTilesBeside(contentId, range);
    return (account) => (isShownTo(null, account, 'content') ? partOf(part, range) : NO_ENTRIES);
  }

  /**
   * Contents by their ids, in the order of these. Those that are not to be seen are left out, and those that are deleted
   * are named; where the next part begins is counted in the ids.
   */
  lookUp(ids: number[], range: ListRange): Promise<LookUpPart<SingleContentView>> {
    return lookUp(ids, range, {
      find: (asked) => this.views.findAll(asked),
      listGone: (missing) => this.views.listGone(missing),
    });
  }

  /**
   * A content of an account. Whether its page shows contents or not, a single one is there for everybody.
   *
   * @param displayId a display ID, current or former, or an account ID
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   * @throws ContentNotFound where the account has no such content
   */
  async get(displayId: string, id: number): Promise<SingleContentView> {
    return this.getOf(this.accounts.getPublic(displayId, 'displayId'), id);
  }

  /**
   * The same of an account that is known already, or is being read meanwhile.
   *
   * @throws ContentNotFound
   */
  async getOf(
    account: Pick<AccountView, 'id'> | Promise<Pick<AccountView, 'id'>>,
    id: number,
  ): Promise<SingleContentView> {
    const [owner, content] = await Promise.all([account, this.views.find(id)]);
    return requireOf(owner, content);
  }

  /**
   * Whether the page shows its contents or not, a single one is there for everybody.
   *
   * @throws ContentNotFound where there is none, or its account is not there for everybody
   */
  async requireShown(id: number): Promise<void> {
    if (!(await this.views.isShown(id))) throw new ContentNotFound();
  }

  /**
   * Whose a content is, whatever has become of the account, as long as it is not erased.
   *
   * @throws ContentNotFound
   */
  async getOwnerId(id: number): Promise<string> {
    const owner = await this.transactions.run((tx) => this.contents.findOwner(tx, id));
    if (owner === null) throw new ContentNotFound();
    return owner;
  }

  /**
   * Writes the words of a content anew; what is left out stays. From then on they are the creator's.
   *
   * @throws ContentNotFound
   * @throws Forbidden where the content is another account's
   */
  async update(accountId: string, id: number, words: ContentWords): Promise<SingleContentView> {
    await this.transactions.run(async (tx) => {
      await this.lockOwn(tx, accountId, id);
      await this.contents.updateWords(tx, id, words);
    });
    return this.getOf({ id: accountId }, id);
  }

  /**
   * Deletes a content with what is recommended with it.
   *
   * @param also what else happens in the same transaction
   * @throws ContentNotFound
   * @throws Forbidden where the content is another account's
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
   * Puts the account's contents into an order; those that it does not name keep theirs behind them.
   *
   * @throws InvalidInput where an id is named twice or is another account's
   * @throws ContentsChanged where an id is nobody's
   */
  async reorder(accountId: string, ids: number[]): Promise<void> {
    await this.transactions.run((tx) =>
      this.contents.sorted.reorder(tx, accountId, ids, new ContentsChanged()),
    );
  }

  /**
   * Makes sure that a content is the account's own; until the transaction ends nobody else changes it, or what belongs to
   * it.
   *
   * @throws ContentNotFound
   * @throws Forbidden where it is another account's
   */
  async lockOwn(tx: EntityManager, accountId: string, id: number): Promise<void> {
    await this.contents.sorted.lock(tx, accountId);
    const owner = await this.contents.findOwner(tx, id);
    if (owner === null) throw new ContentNotFound();
    if (owner !== accountId) throw new Forbidden();
  }
}

function requireOf({ id }: Pick<AccountView, 'id'>, content: SingleContentView | null): SingleContentView {
  if (content?.accountId !== id) throw new ContentNotFound();
  return content;
}
