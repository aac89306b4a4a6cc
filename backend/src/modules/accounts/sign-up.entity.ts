import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { EMAIL_LIMITS } from '../../common/rules/email-address.js';
import { DISPLAY_ID_LIMITS, DISPLAY_NAME_LIMITS } from './account.rules.js';
import { type Language } from '../../common/rules/language.js';

/** A sign-up whose code has not been entered, with the data of the account; kept for a day. */
@Entity('sign_ups')
@Index('sign_ups_email_key_idx', ['emailKey'])
@Index('sign_ups_expires_at_idx', ['expiresAt'])
export class SignUp {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('varchar', { length: DISPLAY_ID_LIMITS.max })
  displayId: string;

  @Column('varchar', { length: DISPLAY_NAME_LIMITS.max })
  displayName: string;

  @Column('varchar', { length: EMAIL_LIMITS.max })
  email: string;

  @Column('varchar', { length: EMAIL_LIMITS.max })
  emailKey: string;

  @Column('text')
  passwordHash: string;

  @Column('varchar', { length: 2 })
  language: Language;

  @Column('varchar', { length: 20 })
  termsVersion: string;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
