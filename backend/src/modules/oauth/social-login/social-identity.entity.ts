import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  PrimaryColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';
import { EMAIL_LIMITS } from '../../../common/rules/email-address.js';
import { DISPLAY_NAME_LIMITS } from '../../accounts/account.rules.js';
import { type SocialProvider } from '../authorization/social-provider.js';

/** An account's identity at a provider. An identity belongs to one account. */
@Entity('social_identities')
@Unique('social_identities_user_unique', ['provider', 'providerUserId'])
@Unique('social_identities_account_unique', ['accountId', 'provider'])
export class SocialIdentity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  @Column('varchar', { length: PROVIDER_LIMITS.name })
  provider: SocialProvider;

  /** The permanent user ID at the provider. */
  @Column('varchar', { length: PROVIDER_LIMITS.person })
  providerUserId: string;

  /** The display name at the last sign-in. */
  @Column('varchar', { length: DISPLAY_NAME_LIMITS.max })
  displayName: string;

  /** Not verified by us: it only prefills a form. */
  @Column('varchar', { length: EMAIL_LIMITS.max, nullable: true })
  email: string | null;

  /** The encrypted tokens; null once revoked. */
  @Column('text', { nullable: true })
  sealedTokens: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
