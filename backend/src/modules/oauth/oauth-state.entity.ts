import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { type SocialProvider } from './social-provider.js';

/**
 * One way of a browser to a provider and back, good once. What protects it is derived from the token in the browser's
 * cookie, of which only the hash is kept.
 */
@Entity('oauth_states')
@Index('oauth_states_expires_at_idx', ['expiresAt'])
export class OauthState {
  @PrimaryColumn('bytea', { name: 'token_hash', primaryKeyConstraintName: 'oauth_states_pkey' })
  tokenHash: Buffer;

  @Column('varchar', { length: 20 })
  provider: SocialProvider;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
