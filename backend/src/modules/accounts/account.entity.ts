import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { EMAIL_LIMITS } from '../../common/rules/email-address.js';
import {
  CONTENTS_FORMATS,
  type ContentsFormat,
  DISPLAY_NAME_LIMITS,
  INTRODUCTION_LIMITS,
  NUMERIC_ID_LIMITS,
} from './account.rules.js';
import { type Language } from '../../common/language.js';
import { DEFAULT_THEME } from '../themes/themes.js';

/** A creator. Exists from the moment the code of the sign-up was entered. */
@Entity('accounts')
@Unique('accounts_email_key_unique', ['emailKey'])
@Index('accounts_withdrawn_at_idx', ['withdrawnAt'], { where: 'withdrawn_at IS NOT NULL' })
@Index('accounts_icon_idx', ['iconId'])
@Check('accounts_contents_format_known', 'contents_format IN (4, 6, 9, 10, 16)')
@Check('accounts_erasing_is_withdrawn', 'erasing_since IS NULL OR withdrawn_at IS NOT NULL')
@Check('accounts_withdrawn_frees_email', 'withdrawn_at IS NULL OR email_key IS NULL')
export class Account {
  /** A UUIDv7 made by the database: 36 characters, so it is never mistaken for a display ID. */
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('varchar', { length: DISPLAY_NAME_LIMITS.max })
  displayName: string;

  /** The confirmed address as it was typed; null for an account that came another way. */
  @Column('varchar', { length: EMAIL_LIMITS.max, nullable: true })
  email: string | null;

  /** The address in the form in which addresses are compared; null as well once the account was withdrawn. */
  @Column('varchar', { length: EMAIL_LIMITS.max, nullable: true })
  emailKey: string | null;

  @Column('text', { nullable: true })
  passwordHash: string | null;

  @Column('varchar', { length: INTRODUCTION_LIMITS.max, nullable: true })
  introduction: string | null;

  /** The picture that stands for the creator. */
  // Deferred, so that deleting an account may delete its rows in any order.
  @ForeignKey('Picture', { deferrable: 'INITIALLY DEFERRED' })
  @Column('integer', { nullable: true })
  iconId: number | null;

  /** Which of the themes that the code knows. */
  @Column('integer', { default: DEFAULT_THEME.id })
  themeId: number;

  /** The grid in which contents are first shown. */
  @Column('integer', { default: CONTENTS_FORMATS.default })
  contentsFormat: ContentsFormat;

  /** The language of the sign-up: mails that no request causes are written in it. */
  @Column('varchar', { length: 2 })
  language: Language;

  /** The version of the terms that was in force, and agreed to, at the sign-up. */
  @Column('varchar', { length: 20 })
  termsVersion: string;

  /** The creator's ids at affiliate programmes: LinkSwitch, and the two of MyLink. */
  @Column('varchar', { length: NUMERIC_ID_LIMITS.max, nullable: true })
  linkswitchPid: string | null;

  @Column('varchar', { length: NUMERIC_ID_LIMITS.max, nullable: true })
  mylinkPid: string | null;

  @Column('varchar', { length: NUMERIC_ID_LIMITS.max, nullable: true })
  mylinkSid: string | null;

  /** Whether nothing on the page is to be turned into affiliate links, whatever ids are set. */
  @Column('boolean', { default: false })
  optout: boolean;

  /** Since when an operator keeps the account from being used and seen. */
  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  /** When the owner left. The row stays until it cannot be restored any more. */
  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  /** Since when it is being erased, step by step: from then on nothing brings it back. */
  @Column('timestamptz', { nullable: true })
  erasingSince: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
