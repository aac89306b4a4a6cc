import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { EMAIL_LIMITS } from '../../common/rules/email-address.js';

/** The link, mailed to the former address, that undoes a change of address. */
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

  /** The former address, as typed and normalised. */
  @Column('varchar', { length: EMAIL_LIMITS.max })
  email: string;

  @Column('varchar', { length: EMAIL_LIMITS.max })
  emailKey: string;

  /** A hash of the password's hash, to detect a change since; null without a password. */
  @Column('bytea', { nullable: true })
  passwordMark: Buffer | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
