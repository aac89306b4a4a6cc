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
  type FirstStep,
  HEADER_TYPES,
  type HeaderType,
  INTRODUCTION_LIMITS,
  NUMERIC_ID_LIMITS,
} from './account.rules.js';
import { type Language } from '../../common/rules/language.js';
import { NO_TRANSLATIONS, type Translations } from './translations.rules.js';
import { DEFAULT_THEME } from '../themes/themes.js';
import { DEFAULT_TIME_ZONE, TIME_ZONE_LIMITS } from '../visibility/visibility.rules.js';

/** A creator's account, created when the code of the sign-up is entered. */
@Entity('accounts')
@Unique('accounts_email_key_unique', ['emailKey'])
@Index('accounts_withdrawn_at_idx', ['withdrawnAt'], { where: 'withdrawn_at IS NOT NULL' })
@Index('accounts_icon_idx', ['iconId'])
@Index('accounts_cover_idx', ['coverId'])
@Check('accounts_contents_format_known', 'contents_format IN (4, 6, 9, 10, 16)')
@Check('accounts_header_type_known', `header_type IN ('portrait', 'banner', 'compact')`)
@Check('accounts_done_steps_known', `done_steps <@ ARRAY['theme', 'accounts', 'link']`)
@Check('accounts_erasing_is_withdrawn', 'erasing_since IS NULL OR withdrawn_at IS NOT NULL')
@Check('accounts_withdrawn_frees_email', 'withdrawn_at IS NULL OR email_key IS NULL')
export class Account {
  /** A UUIDv7 from the database: 36 characters, so that it is never mistaken for a display ID. */
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('varchar', { length: DISPLAY_NAME_LIMITS.max })
  displayName: string;

  /** The confirmed address as typed; null if the owner signed up with a provider and has not added one. */
  @Column('varchar', { length: EMAIL_LIMITS.max, nullable: true })
  email: string | null;

  /** The normalised address; also null once the account is withdrawn. */
  @Column('varchar', { length: EMAIL_LIMITS.max, nullable: true })
  emailKey: string | null;

  @Column('text', { nullable: true })
  passwordHash: string | null;

  @Column('varchar', { length: INTRODUCTION_LIMITS.max, nullable: true })
  introduction: string | null;

  /** The display name and the introduction in a second language. */
  @Column('jsonb', { default: NO_TRANSLATIONS })
  translations: Translations;

  /** The icon. */
  // Deferred, so that deleting an account may delete its rows in any order.
  @ForeignKey('Picture', { deferrable: 'INITIALLY DEFERRED' })
  @Column('integer', { nullable: true })
  iconId: number | null;

  /** The cover; the theme's drawing without one. */
  @ForeignKey('Picture', { deferrable: 'INITIALLY DEFERRED' })
  @Column('integer', { nullable: true })
  coverId: number | null;

  /** How the top of the page is arranged. */
  @Column('varchar', { length: 10, default: HEADER_TYPES[0] })
  headerType: HeaderType;

  /** The theme's ID; themes are defined in code. */
  @Column('integer', { default: DEFAULT_THEME.id })
  themeId: number;

  /** How many contents the page shows at first. */
  @Column('integer', { default: CONTENTS_FORMATS.default })
  contentsFormat: ContentsFormat;

  /** The language of the sign-up, for mails that no request causes. */
  @Column('varchar', { length: 2 })
  language: Language;

  /** The version of the terms accepted at the sign-up. */
  @Column('varchar', { length: 20 })
  termsVersion: string;

  /** The creator's IDs at LinkSwitch and MyLink. */
  @Column('varchar', { length: NUMERIC_ID_LIMITS.max, nullable: true })
  linkswitchPid: string | null;

  @Column('varchar', { length: NUMERIC_ID_LIMITS.max, nullable: true })
  mylinkPid: string | null;

  @Column('varchar', { length: NUMERIC_ID_LIMITS.max, nullable: true })
  mylinkSid: string | null;

  /** Whether affiliate links are disabled, whatever IDs are set. */
  @Column('boolean', { default: false })
  optout: boolean;

  /** Whether search engines may list the pages. */
  @Column('boolean', { default: true })
  searchable: boolean;

  /** The IANA name of the time zone in which the owner enters times. */
  @Column('varchar', { length: TIME_ZONE_LIMITS.max, default: DEFAULT_TIME_ZONE })
  timeZone: string;

  /** The first steps that the owner has done, once or for now. */
  @Column('text', { array: true, default: [] })
  doneSteps: FirstStep[];

  /** When an operator suspended the account. */
  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  /** When the owner withdrew. The row is kept while it can be restored. */
  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  /** When its erasure began, which is irreversible. */
  @Column('timestamptz', { nullable: true })
  erasingSince: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
