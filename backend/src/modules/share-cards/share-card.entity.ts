import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * The card shown where a page is shared. Triggers create the row with its account or content and mark it when something
 * on the card changes.
 */
@Entity('share_cards')
@Unique('share_cards_unique', ['accountId', 'contentId'])
@Index('share_cards_content_idx', ['contentId'], { where: 'content_id IS NOT NULL' })
@Index('share_cards_hash_idx', ['hash'], { where: 'hash IS NOT NULL' })
@Index('share_cards_pending_idx', ['pendingSince'], { where: 'pending_since IS NOT NULL' })
export class ShareCard {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  /** The content whose card it is; null for the creator's page. */
  @ForeignKey('Content', { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  contentId: number | null;

  /** The hash of its file; null until it is drawn. */
  @ForeignKey('PictureFiles', { name: 'share_cards_files_fk' })
  @Column('varchar', { length: 64, nullable: true })
  hash: string | null;

  /** The SHA-256 of what it was drawn from, in hexadecimal. */
  @Column('varchar', { length: 64, nullable: true })
  inputs: string | null;

  /** Since when it may need to be redrawn; null if it is up to date. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  pendingSince: Date | null;
}
