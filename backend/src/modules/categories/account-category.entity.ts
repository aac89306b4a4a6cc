import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Category } from './category.entity.js';

/** A category chosen by an account. */
@Entity('account_categories')
@Index('account_categories_category_idx', ['categoryId'])
export class AccountCategory {
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  accountId: string;

  @ForeignKey(() => Category, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  categoryId: number;
}
