import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdentityColumn } from '../../database/identity-column.js';
import { CATEGORY_LIMITS } from './category.rules.js';

/** A category that accounts can choose, or a kind that groups categories. */
@Entity('categories')
@Index('categories_parent_idx', ['parentId'])
export class Category {
  @IdentityColumn('categories_pkey')
  id: number;

  /** Its kind; null for a kind, which cannot be chosen. */
  @ForeignKey(() => Category, { name: 'categories_parent_fk', onDelete: 'CASCADE' })
  @Column('integer', { name: 'parent_id', nullable: true })
  parentId: number | null;

  @Column('varchar', { name: 'name_ja', length: CATEGORY_LIMITS.name })
  nameJa: string;

  @Column('varchar', { name: 'name_en', length: CATEGORY_LIMITS.name })
  nameEn: string;

  /** Its position within its kind. */
  @Column('integer')
  position: number;
}
