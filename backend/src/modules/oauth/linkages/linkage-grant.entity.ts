import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';

/** What somebody has consented to at a provider, with its tokens. All channels that came with one consent stand on it. */
@Entity('linkage_grants')
@Index('linkage_grants_account_idx', ['accountId'])
@Index('linkage_grants_expiry_idx', ['provider', 'expiresAt'])
@Check('linkage_grants_provider_known', `provider IN ('youtube', 'instagram', 'tiktok', 'x')`)
export class LinkageGrant {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'linkage_grants_pkey',
  })
  id: number;

  @ManyToOne('Account', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'linkage_grants_account_fk' })
  account: unknown;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('varchar', { length: PROVIDER_LIMITS.name })
  provider: LinkageProvider;

  /** The tokens, encrypted. */
  @Column('text', { name: 'sealed_tokens' })
  sealedTokens: string;

  /** What was consented to, as the provider names it. */
  @Column('text', { array: true })
  scopes: string[];

  /** When the access token ends; null where the provider has not said. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  /** When the refresh token ends; null where there is none, or the provider has not said. */
  @Column('timestamptz', { name: 'refresh_expires_at', nullable: true })
  refreshExpiresAt: Date | null;

  /** Counts the tokens that the grant has had, so that nobody writes over newer ones. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'renewed_at', default: () => 'now()' })
  renewedAt: Date;

  /** Until when whoever renews the tokens now has them to itself; past where nobody does. */
  @Column('timestamptz', { name: 'renewing_until', nullable: true })
  renewingUntil: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
