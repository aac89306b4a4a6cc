import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { Scheduled, SCHEDULED_ONLY } from '../visibility/scheduled-columns.js';

/** A link on a page; its content is in its details. */
@Entity('links')
@Unique('links_account_position_unique', ['accountId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Check('links_type_known', 'link_type_id BETWEEN 1 AND 5')
@Check('links_visibility_known', `visibility IN ('public', 'hidden', 'draft')`)
@Check('links_visible_period', 'visible_until > visible_from')
@Index('links_scheduled_idx', ['accountId'], { where: SCHEDULED_ONLY })
@Index('links_visible_from_idx', ['visibleFrom'], { where: 'visible_from IS NOT NULL' })
@Index('links_visible_until_idx', ['visibleUntil'], { where: 'visible_until IS NOT NULL' })
export class Link extends Scheduled {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  /** The link type; never changes. */
  @Column('integer')
  linkTypeId: number;

  /** The position on the page, lowest first. New links come first. */
  @Column('integer')
  position: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Also updated when its details change, to invalidate the cached page. */
  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
