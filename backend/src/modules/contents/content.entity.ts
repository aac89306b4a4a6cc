import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { IdentityColumn } from '../../database/identity-column.js';
import { URL_LIMITS } from '../../common/rules/web-address.js';
import { CONTENT_LIMITS } from './content-limits.rules.js';
import { type ContentProvider, PROVIDER_LIMITS } from '../../providers/provider.rules.js';

/** A post on a creator's page; its pictures and videos are its media. */
@Entity('contents')
@Unique('contents_account_position_unique', ['accountId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Unique('contents_id_account_unique', ['id', 'accountId'])
@Index('contents_linkage_idx', ['linkageId'])
@Index('contents_provider_read_at_idx', ['providerReadAt'], { where: 'provider_read_at IS NOT NULL' })
@Check('contents_provider_known', `provider IN ('youtube', 'instagram', 'tiktok')`)
export class Content {
  @IdentityColumn('contents_pkey')
  id: number;

  @ForeignKey('Account', { name: 'contents_account_fk', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('varchar', { length: PROVIDER_LIMITS.name })
  provider: ContentProvider;

  /** The linkage it was posted through. The content stays when the linkage is deleted. */
  @ForeignKey('Linkage', { name: 'contents_linkage_fk', onDelete: 'SET NULL' })
  @Column('integer', { name: 'linkage_id', nullable: true })
  linkageId: number | null;

  /** The ID at the provider; null if the provider was not called. */
  @Column('varchar', { name: 'provider_content_id', length: PROVIDER_LIMITS.id, nullable: true })
  providerContentId: string | null;

  /** The position on the page, lowest first. New contents come first. */
  @Column('integer')
  position: number;

  /** When it was published at the provider, or posted here if unknown. */
  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;

  @Column('varchar', { length: CONTENT_LIMITS.title, nullable: true })
  title: string | null;

  @Column('varchar', { length: CONTENT_LIMITS.text, nullable: true })
  description: string | null;

  /** Its URL at the provider. */
  @Column('varchar', { name: 'content_url', length: URL_LIMITS.max })
  contentUrl: string;

  /** Whether the creator changed the title; provider updates then no longer replace it. */
  @Column('boolean', { name: 'title_edited', default: false })
  titleEdited: boolean;

  @Column('boolean', { name: 'description_edited', default: false })
  descriptionEdited: boolean;

  @Column('boolean', { name: 'hash_tags_edited', default: false })
  hashTagsEdited: boolean;

  /** When the provider data was last read; null if it never was. */
  @Column('timestamptz', { name: 'provider_read_at', nullable: true })
  providerReadAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Also updated when its media and hash tags change, to invalidate the cached page. */
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
