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
import { LINKAGE_LIMITS, SHORT_VIDEO_USER_ID_LIMITS } from '../linkage.rules.js';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';

/** An account at a provider, linked to a page. The same one may be linked to several pages. */
@Entity('linkages')
@Unique('linkages_account_provider_account_unique', ['accountId', 'provider', 'providerAccountId'])
@Index('linkages_picture_idx', ['pictureId'])
@Index('linkages_grant_idx', ['grantId'])
@Check('linkages_provider_known', `provider IN ('youtube', 'instagram', 'tiktok', 'x')`)
export class Linkage {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  @Column('varchar', { length: PROVIDER_LIMITS.name })
  provider: LinkageProvider;

  /** The permanent ID at the provider. */
  @Column('varchar', { length: PROVIDER_LIMITS.id })
  providerAccountId: string;

  /** The name in profile URLs. */
  @Column('varchar', { length: SHORT_VIDEO_USER_ID_LIMITS.max })
  handle: string;

  /** The display name. */
  @Column('varchar', { length: LINKAGE_LIMITS.name })
  snsAccountName: string;

  /** The avatar, copied here. */
  // Deferred, so that deleting an account may delete its rows in any order.
  @ForeignKey('Picture', { deferrable: 'INITIALLY DEFERRED' })
  @Column('integer', { nullable: true })
  pictureId: number | null;

  /** Whether the grant has ended and the owner has to link the account again. */
  @Column('boolean', { default: false })
  needsReconnect: boolean;

  /** The current grant; null if there is none. */
  @ForeignKey('LinkageGrant', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  grantId: number | null;

  /** When the last grant ended; null while there is one. */
  @Column('timestamptz', { nullable: true })
  grantEndedAt: Date | null;

  /** When the owner was warned that its data will be removed. */
  @Column('timestamptz', { name: 'removal_told_at', nullable: true })
  removalWarnedAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  readAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
