import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';
import { type LinkageProvider } from './linkage-provider.js';
import { type SocialProvider } from './social-provider.js';

/** A provider with an OAuth flow. */
export type OAuthProvider = SocialProvider | LinkageProvider;

/**
 * The single-use state of an OAuth flow. Its secrets derive from the token in the browser's cookie; only the
 * token's hash is stored.
 */
@Entity('oauth_states')
@Index('oauth_states_expires_at_idx', ['expiresAt'])
@Index('oauth_states_account_idx', ['accountId'])
export class OAuthState {
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Column('varchar', { length: PROVIDER_LIMITS.name })
  provider: OAuthProvider;

  /** The account that has to finish the flow; null if anyone may. */
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  accountId: string | null;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
