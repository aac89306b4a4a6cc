import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { CATEGORY_LIMITS } from './category.rules.js';
import { readShortWords } from '../../common/validation/short-words.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { CategoryInUse, CategoryNotFound } from './categories.errors.js';
import {
  CategoriesRepository,
  type CategoryKindView,
  type OperatedCategory,
} from './categories.repository.js';

/** What a category is called in each language. */
type CategoryNames = Pick<OperatedCategory, 'nameJa' | 'nameEn'>;

/** What pages are about. Operators list, make, name, order and delete categories from their command line. */
@Injectable()
export class CategoriesService {
  private readonly logger = new Logger(CategoriesService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly categories: CategoriesRepository,
  ) {}

  /** The categories to choose from. */
  list(): Promise<CategoryKindView[]> {
    return this.categories.tree(null);
  }

  /** The categories to choose from, with what an account has chosen. */
  listFor(accountId: string): Promise<CategoryKindView[]> {
    return this.categories.tree(accountId);
  }

  /**
   * Makes these the categories of an account, whose row the transaction holds.
   *
   * @throws InvalidInput where one is named twice, is a kind, or is not there
   */
  async choose(tx: EntityManager, accountId: string, ids: number[]): Promise<void> {
    const all =
      new Set(ids).size === ids.length && (await this.categories.countChoosable(tx, ids)) === ids.length;
    if (!all) throw new InvalidInput([{ field: 'categories', code: 'invalidFormat' }]);
    await this.categories.choose(tx, accountId, ids);
  }

  /** Kinds in their order, each followed by what belongs to it. */
  listAll(): Promise<OperatedCategory[]> {
    return this.categories.listAll();
  }

  /**
   * Makes a category, behind the others of its kind.
   *
   * @param kindId the kind that it belongs to; null for a new kind
   * @throws InvalidInput naming each name that is none
   * @throws CategoryNotFound where there is no such kind
   */
  async create(kindId: number | null, names: CategoryNames): Promise<number> {
    const written = readNames(names);
    const id = await this.transactions.run(async (tx) => {
      if (kindId !== null && (await this.require(tx, kindId)).parentId !== null) throw new CategoryNotFound();
      return this.categories.insert(tx, { parentId: kindId, ...written });
    });
    this.logger.log({ event: 'category.created', categoryId: id });
    return id;
  }

  /**
   * Names a category anew, in the languages that are given.
   *
   * @throws InvalidInput naming each name that is none
   * @throws CategoryNotFound
   */
  async rename(id: number, names: Partial<CategoryNames>): Promise<void> {
    const written = readNames(names);
    await this.transactions.run(async (tx) => {
      await this.require(tx, id);
      await this.categories.rename(tx, id, written);
    });
    this.logger.log({ event: 'category.renamed', categoryId: id });
  }

  /**
   * Whether a category could be named like this.
   *
   * @throws InvalidInput naming each name that is none
   * @throws CategoryNotFound
   */
  async requireRenamable(id: number, names: Partial<CategoryNames>): Promise<void> {
    readNames(names);
    await this.transactions.run((tx) => this.require(tx, id));
  }

  /**
   * Puts categories of one kind, or kinds, into an order; those that are not named keep theirs behind them.
   *
   * @throws InvalidInput where one is named twice, or they do not belong together
   * @throws CategoryNotFound
   */
  async reorder(ids: number[]): Promise<void> {
    await this.transactions.run(async (tx) => {
      const parents = new Set<number | null>();
      for (const id of ids) parents.add((await this.require(tx, id)).parentId);
      const [parentId = null] = parents;
      if (parents.size !== 1 || new Set(ids).size !== ids.length)
        throw new InvalidInput([{ field: 'ids', code: 'invalidFormat' }]);
      await this.categories.reorder(tx, parentId, ids);
    });
  }

  /**
   * Deletes a category that no account has chosen, or a kind to which nothing belongs.
   *
   * @throws CategoryNotFound
   * @throws CategoryInUse
   */
  async delete(id: number): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.requireUnused(tx, id);
      await this.categories.delete(tx, id);
    });
    this.logger.log({ event: 'category.deleted', categoryId: id });
  }

  /**
   * Whether a category could be deleted.
   *
   * @throws CategoryNotFound
   * @throws CategoryInUse
   */
  async requireDeletable(id: number): Promise<void> {
    await this.transactions.run((tx) => this.requireUnused(tx, id));
  }

  private async requireUnused(tx: EntityManager, id: number): Promise<void> {
    await this.require(tx, id);
    if (await this.categories.isInUse(tx, id)) throw new CategoryInUse();
  }

  private async require(tx: EntityManager, id: number) {
    const category = await this.categories.findForUpdate(tx, id);
    if (!category) throw new CategoryNotFound();
    return category;
  }
}

/** @throws InvalidInput naming each name that is none */
function readNames<Names extends Partial<CategoryNames>>(names: Names): Names {
  return readShortWords(names, CATEGORY_LIMITS.name);
}
