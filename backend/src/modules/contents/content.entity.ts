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
import { URL_LIMITS } from '../../common/rules/web-address.js';
import { CONTENT_LIMITS } from './content-limits.rules.js';
import { type ContentProvider, PROVIDER_LIMITS } from '../../providers/provider.rules.js';
import { Scheduled, SCHEDULED_ONLY } from '../visibility/scheduled-columns.js';

/** A post on a creator's page; its pictures and videos are its media. */
@Entity('contents')
@Unique('contents_account_position_unique', ['accountId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Unique('contents_id_account_unique', ['id', 'accountId'])
@Index('contents_linkage_idx', ['linkageId'])
@Index('contents_provider_read_at_idx', ['providerReadAt'], { where: 'provider_read_at IS NOT NULL' })
@Check('contents_provider_known', `provider IN ('youtube', 'instagram', 'tiktok')`)
@Check('contents_visibility_known', `visibility IN ('public', 'hidden', 'draft')`)
@Check('contents_visible_period', 'visible_until > visible_from')
@Index('contents_scheduled_idx', ['accountId'], { where: SCHEDULED_ONLY })
@Index('contents_visible_from_idx', ['visibleFrom'], { where: 'visible_from IS NOT NULL' })
@Index('contents_visible_until_idx', ['visibleUntil'], { where: 'visible_until IS NOT NULL' })
export class Content extends Scheduled {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  @Column('varchar', { length: PROVIDER_LIMITS.name })
  provider: ContentProvider;

  /** The linkage it was posted through. The content stays when the linkage is deleted. */
  @ForeignKey('Linkage', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  linkageId: number | null;

  /** The ID at the provider; null if the provider was not called. */
  @Column('varchar', { length: PROVIDER_LIMITS.id, nullable: true })
  providerContentId: string | null;

  /** The position on the page, lowest first. New contents come first. */
  @Column('integer')
  position: number;

  /** When it was published at the provider, or posted here if unknown. */
  @Column('timestamptz')
  publishedAt: Date;

  @Column('varchar', { length: CONTENT_LIMITS.title, nullable: true })
  title: string | null;

  @Column('varchar', { length: CONTENT_LIMITS.text, nullable: true })
  description: string | null;

  /** Its URL at the provider. */
  @Column('varchar', { length: URL_LIMITS.max })
  contentUrl: string;

  /** Whether the creator changed the title; provider updates then no longer replace it. */
  @Column('boolean', { default: false })
  titleEdited: boolean;

  @Column('boolean', { default: false })
  descriptionEdited: boolean;

  @Column('boolean', { default: false })
  hashTagsEdited: boolean;

  /** When the provider data was last read; null if it never was. */
  @Column('timestamptz', { nullable: true })
  providerReadAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When it was published here; null if it never was a draft. */
  @Column('timestamptz', { nullable: true })
  releasedAt: Date | null;

  /** Also updated when its media and hash tags change, to invalidate the cached page. */
  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
