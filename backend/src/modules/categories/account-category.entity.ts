import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Category } from './category.entity.js';

/** A category chosen by an account. */
@Entity('account_categories')
@Index('account_categories_category_idx', ['categoryId'])
export class AccountCategory {
  @ForeignKey('Account', { name: 'account_categories_account_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'account_categories_pkey' })
  accountId: string;

  @ForeignKey(() => Category, { name: 'account_categories_category_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'category_id', primaryKeyConstraintName: 'account_categories_pkey' })
  categoryId: number;
}
