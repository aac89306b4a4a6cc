import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { URL_LIMITS } from '../../common/rules/web-address.js';
import { ITEM_LIMITS } from './item-limits.rules.js';
import { Scheduled, SCHEDULED_ONLY } from '../visibility/scheduled-columns.js';

/** An item recommended with a content, with a URL or a keyword to search malls for. */
@Entity('items')
@Index('items_account_idx', ['accountId', 'contentId', 'position', 'id'])
@Index('items_content_idx', ['contentId', 'position', 'id'])
@Index('items_picture_idx', ['pictureId'])
@ForeignKey('Content', ['contentId', 'accountId'], ['id', 'accountId'], { onDelete: 'CASCADE' })
@Check('items_lead_somewhere', 'major_mall = (url IS NULL) AND (name IS NOT NULL OR NOT major_mall)')
@Check('items_visibility_known', `visibility IN ('public', 'hidden', 'draft')`)
@Check('items_visible_period', 'visible_until > visible_from')
@Index('items_scheduled_idx', ['accountId'], { where: SCHEDULED_ONLY })
@Index('items_visible_from_idx', ['visibleFrom'], { where: 'visible_from IS NOT NULL' })
@Index('items_visible_until_idx', ['visibleUntil'], { where: 'visible_until IS NOT NULL' })
export class Item extends Scheduled {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  contentId: number;

  /** The account of its content, stored here for faster reads. */
  @Column('uuid')
  accountId: string;

  /**
   * The position among the items of its content, highest first: from 0, or once sorted from -1, down by one. Items of
   * earlier versions that were never sorted are all at 0, the newest first.
   */
  @Column('integer', { default: 0 })
  position: number;

  /** Whether malls are searched for its name. */
  @Column('boolean')
  majorMall: boolean;

  /** The keyword; with a URL the name, null for none. */
  @Column('varchar', { length: ITEM_LIMITS.keyword, nullable: true })
  name: string | null;

  /** The shop URL; null if malls are searched. */
  @Column('varchar', { length: URL_LIMITS.max, nullable: true })
  url: string | null;

  // Deferred, so that deleting an account may delete its rows in any order.
  @ForeignKey('Picture', { deferrable: 'INITIALLY DEFERRED' })
  @Column('integer')
  pictureId: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
