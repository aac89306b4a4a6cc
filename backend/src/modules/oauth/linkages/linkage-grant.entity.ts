import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';

/** A grant with its tokens. All channels of one consent share a grant. */
@Entity('linkage_grants')
@Index('linkage_grants_account_idx', ['accountId'])
@Index('linkage_grants_expiry_idx', ['provider', 'expiresAt'])
@Check('linkage_grants_provider_known', `provider IN ('youtube', 'instagram', 'tiktok', 'x')`)
export class LinkageGrant {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  @Column('varchar', { length: PROVIDER_LIMITS.name })
  provider: LinkageProvider;

  /** The encrypted tokens. */
  @Column('text')
  sealedTokens: string;

  /** The granted scopes, in the provider's names. */
  @Column('text', { array: true })
  scopes: string[];

  /** When the access token expires; null if unknown. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** When the refresh token expires; null if there is none or it is unknown. */
  @Column('timestamptz', { nullable: true })
  refreshExpiresAt: Date | null;

  /** Incremented with each renewal, for optimistic locking. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  renewedAt: Date;

  /** The lease of the current renewal; in the past if there is none. */
  @Column('timestamptz', { nullable: true })
  renewingUntil: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
