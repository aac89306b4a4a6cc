import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { EMAIL_LIMITS } from '../../common/rules/email-address.js';

/** The link in the mail to an address that an account had before: it makes that address the account's again. */
@Entity('email_undos')
@Unique('email_undos_token_hash_unique', ['tokenHash'])
@Index('email_undos_account_idx', ['accountId'])
@Index('email_undos_email_key_idx', ['emailKey'])
@Index('email_undos_expires_at_idx', ['expiresAt'])
export class EmailUndo {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  /** The hash of the token in the link. */
  @Column('bytea')
  tokenHash: Buffer;

  /** The address that the account had, as it was typed and in the form in which addresses are compared. */
  @Column('varchar', { length: EMAIL_LIMITS.max })
  email: string;

  @Column('varchar', { length: EMAIL_LIMITS.max })
  emailKey: string;

  /** Tells whether the password was changed since: a hash of its hash; null where there was none. */
  @Column('bytea', { nullable: true })
  passwordMark: Buffer | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
