import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { URL_LIMITS } from '../../common/rules/web-address.js';
import { CONTENT_LIMITS } from './content-limits.rules.js';
import { type ContentProvider, PROVIDER_LIMITS } from '../../providers/provider.rules.js';

/** Something that a creator has made, posted to the own page; what it shows stands in its media. */
@Entity('contents')
@Unique('contents_account_position_unique', ['accountId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Unique('contents_id_account_unique', ['id', 'accountId'])
@Index('contents_linkage_idx', ['linkageId'])
@Index('contents_provider_read_at_idx', ['providerReadAt'], { where: 'provider_read_at IS NOT NULL' })
@Check('contents_provider_known', `provider IN ('youtube', 'instagram', 'tiktok')`)
export class Content {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'contents_pkey',
  })
  id: number;

  @ManyToOne('Account', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'contents_account_fk' })
  account: unknown;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('varchar', { length: PROVIDER_LIMITS.name })
  provider: ContentProvider;

  @ManyToOne('Linkage', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'linkage_id', foreignKeyConstraintName: 'contents_linkage_fk' })
  linkage: unknown;

  /** Through which linked account it was posted. A content stays where the linkage goes. */
  @Column('integer', { name: 'linkage_id', nullable: true })
  linkageId: number | null;

  /** Names it at the provider; null where the provider was not asked for it. */
  @Column('varchar', { name: 'provider_content_id', length: PROVIDER_LIMITS.id, nullable: true })
  providerContentId: string | null;

  /** Where it stands among the contents of its account, the lowest first. A new one comes before all others. */
  @Column('integer')
  position: number;

  /** When it appeared at the provider, or here where the provider was not asked. */
  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;

  @Column('varchar', { length: CONTENT_LIMITS.title, nullable: true })
  title: string | null;

  @Column('varchar', { length: CONTENT_LIMITS.text, nullable: true })
  description: string | null;

  /** Where it is to be seen at the provider. */
  @Column('varchar', { name: 'content_url', length: URL_LIMITS.max })
  contentUrl: string;

  /** Whether the title is the creator's own: what the provider says of it later does not count any more. */
  @Column('boolean', { name: 'title_edited', default: false })
  titleEdited: boolean;

  @Column('boolean', { name: 'description_edited', default: false })
  descriptionEdited: boolean;

  @Column('boolean', { name: 'hash_tags_edited', default: false })
  hashTagsEdited: boolean;

  /** When the provider last said what stands here; null where it was not asked. */
  @Column('timestamptz', { name: 'provider_read_at', nullable: true })
  providerReadAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Changes with its media and hash tags as well, which is how the page of its account hears of them. */
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
