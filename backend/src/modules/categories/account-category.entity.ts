import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Category } from './category.entity.js';

/** A category chosen by an account. */
@Entity('account_categories')
@Index('account_categories_category_idx', ['categoryId'])
export class AccountCategory {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'account_categories_pkey' })
  accountId: string;

  @ManyToOne('Account', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'account_categories_account_fk' })
  account: unknown;

  @PrimaryColumn('integer', { name: 'category_id', primaryKeyConstraintName: 'account_categories_pkey' })
  categoryId: number;

  @ManyToOne(() => Category, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'account_categories_category_fk' })
  category: Category;
}
