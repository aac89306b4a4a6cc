import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';
import { EMAIL_LIMITS } from '../../../common/rules/email-address.js';
import { DISPLAY_NAME_LIMITS } from '../../accounts/account.rules.js';
import { type SocialProvider } from '../authorization/social-provider.js';

/** A verified user without an account, kept for the sign-up in this browser. */
@Entity('social_sign_ups')
@Unique('social_sign_ups_token_hash_unique', ['tokenHash'])
@Index('social_sign_ups_expires_at_idx', ['expiresAt'])
export class SocialSignUp {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** The hash of the token in the browser's cookie. */
  @Column('bytea')
  tokenHash: Buffer;

  /** The hash of the token required to complete the sign-up; null until one is issued. */
  @Column('bytea', { nullable: true })
  authTokenHash: Buffer | null;

  @Column('varchar', { length: PROVIDER_LIMITS.name })
  provider: SocialProvider;

  @Column('varchar', { length: PROVIDER_LIMITS.person })
  providerUserId: string;

  @Column('varchar', { length: DISPLAY_NAME_LIMITS.max })
  displayName: string;

  @Column('varchar', { length: EMAIL_LIMITS.max, nullable: true })
  email: string | null;

  /** The encrypted tokens. */
  @Column('text')
  sealedTokens: string;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
