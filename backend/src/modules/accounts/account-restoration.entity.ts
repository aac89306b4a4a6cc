import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { EMAIL_LIMITS } from '../../common/rules/email-address.js';

/** The restoration link of a withdrawn account; void once another account has the address. */
@Entity('account_restorations')
@Unique('account_restorations_token_hash_unique', ['tokenHash'])
@Index('account_restorations_email_key_idx', ['emailKey'])
export class AccountRestoration {
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  accountId: string;

  /** The hash of the token in the link. */
  @Column('bytea')
  tokenHash: Buffer;

  /** The normalised address that is restored. */
  @Column('varchar', { length: EMAIL_LIMITS.max })
  emailKey: string;

  @Column('timestamptz')
  expiresAt: Date;
}
