import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { EMAIL_LIMITS } from '../../common/rules/email-address.js';

/** The link in the mail to an address that an account had before: it makes that address the account's again. */
@Entity('email_undos')
@Unique('email_undos_token_hash_unique', ['tokenHash'])
@Index('email_undos_account_idx', ['accountId'])
@Index('email_undos_email_key_idx', ['emailKey'])
@Index('email_undos_expires_at_idx', ['expiresAt'])
export class EmailUndo {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'email_undos_pkey' })
  id: string;

  @ForeignKey('Account', { name: 'email_undos_account_fk', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** The hash of the token in the link. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  /** The address that the account had, as it was typed and in the form in which addresses are compared. */
  @Column('varchar', { length: EMAIL_LIMITS.max })
  email: string;

  @Column('varchar', { name: 'email_key', length: EMAIL_LIMITS.max })
  emailKey: string;

  /** Tells whether the password was changed since: a hash of its hash; null where there was none. */
  @Column('bytea', { name: 'password_mark', nullable: true })
  passwordMark: Buffer | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
