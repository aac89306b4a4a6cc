import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CATEGORY_LIMITS } from './category.rules.js';

/** A category that accounts can choose, or a kind that groups categories. */
@Entity('categories')
@Index('categories_parent_idx', ['parentId'])
export class Category {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'categories_pkey',
  })
  id: number;

  @ManyToOne(() => Category, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'parent_id', foreignKeyConstraintName: 'categories_parent_fk' })
  parent: Category | null;

  /** Its kind; null for a kind, which cannot be chosen. */
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
