import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** `contentId` of a creator's own page. */
export const CREATOR_PAGE = 0;

/**
 * When a page last changed. Written by triggers for pages that search engines may list, and once more when they no
 * longer may.
 */
@Entity('page_changes')
@Index('page_changes_pending_idx', ['changedAt'], { where: 'announced_at IS NULL' })
@Index('page_changes_removed_at_idx', ['removedAt'], { where: 'removed_at IS NOT NULL' })
export class PageChange {
  @ForeignKey('Account', { name: 'page_changes_account_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'page_changes_pkey' })
  accountId: string;

  /** The content whose page it is; 0 for the creator's page. Also kept for a while after the content is deleted. */
  @PrimaryColumn('integer', { name: 'content_id', primaryKeyConstraintName: 'page_changes_pkey' })
  contentId: number;

  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;

  /** When the change was announced to search engines; null until then. */
  @Column('timestamptz', { name: 'announced_at', nullable: true })
  announcedAt: Date | null;

  /** When the content was deleted. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;
}
