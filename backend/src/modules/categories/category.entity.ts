import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CATEGORY_LIMITS } from './category.rules.js';

/** What pages can be about: a kind, or what belongs to one and can be chosen. */
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

  /** The kind that it belongs to; null for a kind, which is not chosen itself. */
  @Column('integer', { name: 'parent_id', nullable: true })
  parentId: number | null;

  @Column('varchar', { name: 'name_ja', length: CATEGORY_LIMITS.name })
  nameJa: string;

  @Column('varchar', { name: 'name_en', length: CATEGORY_LIMITS.name })
  nameEn: string;

  /** Where it stands among the others of its kind. */
  @Column('integer')
  position: number;
}
