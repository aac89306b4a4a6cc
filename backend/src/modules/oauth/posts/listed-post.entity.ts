import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';

/** A post recently listed to its creator, so that posting it needs no search. */
@Entity('listed_posts')
@Index('listed_posts_listed_at_idx', ['listedAt'])
export class ListedPost {
  @ForeignKey('Linkage', { name: 'listed_posts_linkage_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'linkage_id', primaryKeyConstraintName: 'listed_posts_pkey' })
  linkageId: number;

  /** The short code in the post's URLs. */
  @PrimaryColumn('varchar', {
    name: 'short_code',
    length: PROVIDER_LIMITS.id,
    primaryKeyConstraintName: 'listed_posts_pkey',
  })
  shortCode: string;

  /** The ID in the provider's API. */
  @Column('varchar', { name: 'post_id', length: PROVIDER_LIMITS.id })
  postId: string;

  @Column('timestamptz', { name: 'listed_at' })
  listedAt: Date;
}
