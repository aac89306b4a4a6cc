import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { CategoriesRepository, type CategoryKindView } from './categories.repository.js';

/** What pages are about. */
@Injectable()
export class CategoriesService {
  constructor(private readonly categories: CategoriesRepository) {}

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
}
