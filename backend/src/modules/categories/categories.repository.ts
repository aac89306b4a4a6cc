import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { type Words } from '../../common/rules/language.js';
import { moveToFront } from '../../database/sorted-list.js';
import { AccountCategory } from './account-category.entity.js';
import { Category } from './category.entity.js';

/** A category, and whether the account has chosen it. */
interface CategoryView {
  id: number;
  names: Words;
  chosen: boolean;
}

/** A category or kind, for operators. */
export interface OperatedCategory extends Pick<Category, 'id' | 'parentId' | 'nameJa' | 'nameEn'> {
  /** How many accounts have chosen it. */
  chosenBy: number;
}

/** A kind with its categories. */
export interface CategoryKindView {
  id: number;
  names: Words;
  children: CategoryView[];
}

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

/** Kinds in order, each followed by its categories. */
const ALL = `
  SELECT category.id, category.parent_id AS "parentId", category.name_ja AS "nameJa", category.name_en AS "nameEn",
         (SELECT count(*)::int FROM account_categories WHERE category_id = category.id) AS "chosenBy"
    FROM categories category
    LEFT JOIN categories kind ON kind.id = category.parent_id
   ORDER BY coalesce(kind.position, category.position), coalesce(kind.id, category.id),
            category.parent_id IS NOT NULL, category.position, category.id`;

/** Categories and the choices of accounts in the database. */
@Injectable()
export class CategoriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Every kind that has categories, with the choices of an account. */
  tree(accountId: string | null): Promise<CategoryKindView[]> {
    return this.dataSource.query<CategoryKindView[]>(TREE, [accountId]);
  }

  /** Every kind and category, including empty kinds. */
  listAll(): Promise<OperatedCategory[]> {
    return this.dataSource.query<OperatedCategory[]>(ALL);
  }

  /** Locks a category until the transaction ends: it cannot be chosen or get children. */
  findForUpdate(tx: EntityManager, id: number): Promise<Category | null> {
    return tx.findOne(Category, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Adds a category as the last of its kind and returns its id. */
  async insert(
    tx: EntityManager,
    category: Pick<Category, 'parentId' | 'nameJa' | 'nameEn'>,
  ): Promise<number> {
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO categories (parent_id, name_ja, name_en, position)
       SELECT $1, $2, $3, coalesce(max(position), 0) + 1
         FROM categories WHERE parent_id IS NOT DISTINCT FROM $1
       RETURNING id`,
      [category.parentId, category.nameJa, category.nameEn],
    );
    return (row as { id: number }).id;
  }

  async rename(
    tx: EntityManager,
    id: number,
    names: Partial<Pick<Category, 'nameJa' | 'nameEn'>>,
  ): Promise<void> {
    await tx.update(Category, { id }, names);
  }

  /** Moves the given categories to the front of their kind, in this order; the others follow in theirs. */
  async reorder(tx: EntityManager, parentId: number | null, ids: number[]): Promise<void> {
    const where = 'parent_id IS NOT DISTINCT FROM $2';
    await moveToFront(tx, { table: 'categories', where, owner: parentId }, ids);
  }

  /** Whether any account has chosen it or it has children. */
  async isInUse(tx: EntityManager, id: number): Promise<boolean> {
    return (
      (await tx.existsBy(AccountCategory, { categoryId: id })) || tx.existsBy(Category, { parentId: id })
    );
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(Category, { id });
  }

  /** Counts the ids that can be chosen and locks those rows until the transaction ends. */
  async countChoosable(tx: EntityManager, ids: number[]): Promise<number> {
    const found = await tx.find(Category, {
      where: { id: In(ids), parentId: Not(IsNull()) },
      select: { id: true },
      lock: { mode: 'for_key_share' },
    });
    return found.length;
  }

  /** Replaces the categories of an account. */
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
