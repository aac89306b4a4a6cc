import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CATEGORY_LIMITS } from './category.rules.js';

/** A category that accounts can choose, or a kind that groups categories. */
@Entity('categories')
@Index('categories_parent_idx', ['parentId'])
export class Category {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Its kind; null for a kind, which cannot be chosen. */
  @ForeignKey(() => Category, { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  parentId: number | null;

  @Column('varchar', { length: CATEGORY_LIMITS.name })
  nameJa: string;

  @Column('varchar', { length: CATEGORY_LIMITS.name })
  nameEn: string;

  /** Its position within its kind. */
  @Column('integer')
  position: number;
}
