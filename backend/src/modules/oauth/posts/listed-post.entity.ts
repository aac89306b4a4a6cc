import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';

/** A post recently listed to its creator, so that posting it needs no search. */
@Entity('listed_posts')
@Index('listed_posts_listed_at_idx', ['listedAt'])
export class ListedPost {
  @ForeignKey('Linkage', { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  linkageId: number;

  /** The short code in the post's URLs. */
  @PrimaryColumn('varchar', { length: PROVIDER_LIMITS.id })
  shortCode: string;

  /** The ID in the provider's API. */
  @Column('varchar', { length: PROVIDER_LIMITS.id })
  postId: string;

  @Column('timestamptz')
  listedAt: Date;
}
