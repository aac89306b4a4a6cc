import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { EMAIL_LIMITS } from '../../common/rules/email-address.js';
import { type Language } from '../../common/rules/language.js';

/** The purpose of a flow. */
export type FlowPurpose =
  'sign-up' | 'update-email' | 'reset-password' | 'set-password' | 'change-password' | 'confirm-identity';

/** A flow of one browser that waits for a mailed code, or that may set a password because its code was right. */
@Entity('flows')
@Unique('flows_token_hash_unique', ['tokenHash'])
@Index('flows_sign_up_idx', ['signUpId'])
@Index('flows_account_idx', ['accountId'])
@Index('flows_email_key_idx', ['emailKey'])
@Index('flows_expires_at_idx', ['expiresAt'])
@Check(
  'flows_purpose_known',
  `purpose IN ('sign-up', 'update-email', 'reset-password', 'set-password', 'change-password', 'confirm-identity')`,
)
export class Flow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('varchar', { length: 20 })
  purpose: FlowPurpose;

  /** The hash of the token in the browser's cookie. */
  @Column('bytea')
  tokenHash: Buffer;

  /** The sign-up that the code completes. */
  @ForeignKey('SignUp', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  signUpId: string | null;

  /** The flow's account, if any. */
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  accountId: string | null;

  /** The normalised address that the code was sent to. */
  @Column('varchar', { length: EMAIL_LIMITS.max })
  emailKey: string;

  /** The language of the flow's mails. */
  @Column('varchar', { length: 2 })
  language: Language;

  /** A keyed hash of the code; null when none was mailed or it was used. */
  @Column('bytea', { nullable: true })
  codeHash: Buffer | null;

  @Column('timestamptz', { nullable: true })
  codeExpiresAt: Date | null;

  /** Wrong attempts since the last code. */
  @Column('integer', { default: 0 })
  codeAttempts: number;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
