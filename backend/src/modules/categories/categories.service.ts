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

export { type CategoryKindView };

/** The names of a category. */
type CategoryNames = Pick<OperatedCategory, 'nameJa' | 'nameEn'>;

/** The categories of pages. Operators manage them from the command line. */
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

  /** The categories to choose from, with the choices of an account. */
  listFor(accountId: string): Promise<CategoryKindView[]> {
    return this.categories.tree(accountId);
  }

  /**
   * Replaces the categories of an account, whose row the transaction has locked.
   *
   * @throws InvalidInput if an id is duplicate, unknown or a kind
   */
  async choose(tx: EntityManager, accountId: string, ids: number[]): Promise<void> {
    // A duplicate counts once.
    if ((await this.categories.countChoosable(tx, ids)) !== ids.length)
      throw new InvalidInput([{ field: 'categories', code: 'invalidFormat' }]);
    await this.categories.choose(tx, accountId, ids);
  }

  /** Kinds in order, each followed by its categories. */
  listAll(): Promise<OperatedCategory[]> {
    return this.categories.listAll();
  }

  /**
   * Creates a category as the last of its kind.
   *
   * @param kindId its kind; null to create a kind
   * @throws InvalidInput for each invalid name
   * @throws CategoryNotFound if there is no such kind
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
   * Renames a category in the given languages.
   *
   * @throws InvalidInput for each invalid name
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
   * Validates a rename without storing it.
   *
   * @throws InvalidInput for each invalid name
   * @throws CategoryNotFound
   */
  async requireRenamable(id: number, names: Partial<CategoryNames>): Promise<void> {
    readNames(names);
    await this.transactions.run((tx) => this.require(tx, id));
  }

  /**
   * Reorders kinds, or the categories of one kind; those that are left out follow in their present order.
   *
   * @throws InvalidInput if an id is duplicate or they are not of one kind
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
   * Deletes a category that no account has chosen, or an empty kind.
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
   * Checks that a category can be deleted.
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

/** @throws InvalidInput for each invalid name */
function readNames<Names extends Partial<CategoryNames>>(names: Names): Names {
  return readShortWords(names, CATEGORY_LIMITS.name);
}
