import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';

/** A post that its creator was shown a moment ago: where it is posted to the page, it need not be looked for. */
@Entity('listed_posts')
@Index('listed_posts_listed_at_idx', ['listedAt'])
export class ListedPost {
  @ManyToOne('Linkage', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'linkage_id', foreignKeyConstraintName: 'listed_posts_linkage_fk' })
  linkage: unknown;

  @PrimaryColumn('integer', { name: 'linkage_id', primaryKeyConstraintName: 'listed_posts_pkey' })
  linkageId: number;

  /** What names the post in its addresses. */
  @PrimaryColumn('varchar', {
    name: 'short_code',
    length: PROVIDER_LIMITS.id,
    primaryKeyConstraintName: 'listed_posts_pkey',
  })
  shortCode: string;

  /** What the provider's calls know it under. */
  @Column('varchar', { name: 'post_id', length: PROVIDER_LIMITS.id })
  postId: string;

  @Column('timestamptz', { name: 'listed_at' })
  listedAt: Date;
}
