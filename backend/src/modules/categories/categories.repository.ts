import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { type Words } from '../../common/language.js';
import { AccountCategory } from './account-category.entity.js';
import { Category } from './category.entity.js';

/** What can be chosen, and whether it is. */
interface CategoryView {
  id: number;
  names: Words;
  chosen: boolean;
}

/** A kind of categories, with what belongs to it. */
export interface CategoryKindView {
  id: number;
  names: Words;
  children: CategoryView[];
}

/**
 * SQL that reads the names of the categories which an account has chosen, in the order in which they are offered, as
 * JSON in the form of `Words[]`: for the reads that show accounts.
 */
export const categoryNamesOf = (accountIdExpression: string): string => `
  (SELECT coalesce(json_agg(json_build_object('ja', child.name_ja, 'en', child.name_en)
                            ORDER BY kind.position, kind.id, child.position, child.id), '[]')
     FROM account_categories chosen
     JOIN categories child ON child.id = chosen.category_id
     JOIN categories kind ON kind.id = child.parent_id
    WHERE chosen.account_id = ${accountIdExpression})`;

const TREE = `
  SELECT kind.id, json_build_object('ja', kind.name_ja, 'en', kind.name_en) AS names,
         json_agg(json_build_object(
           'id', child.id, 'names', json_build_object('ja', child.name_ja, 'en', child.name_en),
           'chosen', EXISTS (SELECT 1 FROM account_categories
                              WHERE account_id = $1 AND category_id = child.id)
         ) ORDER BY child.position, child.id) AS children
    FROM categories kind
    JOIN categories child ON child.parent_id = kind.id
   WHERE kind.parent_id IS NULL
   GROUP BY kind.id
   ORDER BY kind.position, kind.id`;

/** Categories, and which of them accounts have chosen, in the database. */
@Injectable()
export class CategoriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Every kind to which something belongs, with what an account has chosen of it. */
  tree(accountId: string | null): Promise<CategoryKindView[]> {
    return this.dataSource.query<CategoryKindView[]>(TREE, [accountId]);
  }

  /** How many of some ids name what can be chosen; these stay until the transaction has ended. */
  async countChoosable(tx: EntityManager, ids: number[]): Promise<number> {
    const found = await tx.find(Category, {
      where: { id: In(ids), parentId: Not(IsNull()) },
      select: { id: true },
      lock: { mode: 'for_key_share' },
    });
    return found.length;
  }

  /** Makes these the categories of an account; those that it has already stay as they are. */
  async choose(tx: EntityManager, accountId: string, ids: number[]): Promise<void> {
    await tx.delete(AccountCategory, { accountId, categoryId: Not(In(ids)) });
    await tx
      .createQueryBuilder()
      .insert()
      .into(AccountCategory)
      .values(ids.map((categoryId) => ({ accountId, categoryId })))
      .orIgnore()
      .execute();
  }
}
