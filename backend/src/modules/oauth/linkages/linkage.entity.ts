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
import { LINKAGE_LIMITS, SHORT_VIDEO_USER_ID_LIMITS } from '../linkage.rules.js';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';

/** An account elsewhere that a creator has linked with the own page. The same one may be linked with two pages. */
@Entity('linkages')
@Unique('linkages_account_provider_account_unique', ['accountId', 'provider', 'providerAccountId'])
@Index('linkages_picture_idx', ['pictureId'])
@Index('linkages_grant_idx', ['grantId'])
@Check('linkages_provider_known', `provider IN ('youtube', 'instagram', 'tiktok', 'x')`)
export class Linkage {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'linkages_pkey',
  })
  id: number;

  @ManyToOne('Account', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'linkages_account_fk' })
  account: unknown;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('varchar', { length: PROVIDER_LIMITS.name })
  provider: LinkageProvider;

  /** Names the account at the provider, for good. */
  @Column('varchar', { name: 'provider_account_id', length: PROVIDER_LIMITS.id })
  providerAccountId: string;

  /** What the provider's addresses know the account under. */
  @Column('varchar', { length: SHORT_VIDEO_USER_ID_LIMITS.max })
  handle: string;

  /** What the account is called there. */
  @Column('varchar', { name: 'sns_account_name', length: LINKAGE_LIMITS.name })
  snsAccountName: string;

  /** Checked at the end of a transaction, so that an account goes with both whichever goes first. */
  @ManyToOne('Picture', { nullable: true, deferrable: 'INITIALLY DEFERRED' })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'linkages_picture_fk' })
  picture: unknown;

  /** What stands for the account there, kept here: browsers ask no other host for it. */
  @Column('integer', { name: 'picture_id', nullable: true })
  pictureId: number | null;

  /** Whether the provider has stopped letting us in, so that the owner has to link it again. */
  @Column('boolean', { name: 'needs_reconnect', default: false })
  needsReconnect: boolean;

  @ManyToOne('LinkageGrant', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'grant_id', foreignKeyConstraintName: 'linkages_grant_fk' })
  grant: unknown;

  /** The consent that the linkage stands on; null where there is none that works. */
  @Column('integer', { name: 'grant_id', nullable: true })
  grantId: number | null;

  /** When the last consent ended; null as long as one works. */
  @Column('timestamptz', { name: 'grant_ended_at', nullable: true })
  grantEndedAt: Date | null;

  /** When the provider last said what the account is called, and what its picture is. */
  /** When its owner was told that what came from it will be removed soon. */
  @Column('timestamptz', { name: 'removal_told_at', nullable: true })
  removalToldAt: Date | null;

  @Column('timestamptz', { name: 'read_at', default: () => 'now()' })
  readAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
