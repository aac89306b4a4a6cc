import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ACCOUNT_ID_LENGTH } from '../accounts/account.rules.js';
import { type Language } from '../../common/rules/language.js';
import { EMAIL_LIMITS } from '../../common/rules/email-address.js';
import { CONTACT_LIMITS, type ContactType } from './contact.rules.js';
import { type ReportKind } from './report-subject.rules.js';

/** A message to the operator: a question or a report. */
@Entity('contact_messages')
@Index('contact_messages_created_at_idx', ['createdAt'])
@Index('contact_messages_account_idx', ['accountId'])
@Index('contact_messages_about_account_idx', ['aboutAccountId'])
@Check(
  'contact_messages_type_known',
  `contact_type IN ('SERVICE', 'OPERATION', 'AFFILIATE', 'REPORT', 'CORPORATION', 'HITOHIRA_MAG', 'OTHER')`,
)
@Check('contact_messages_sender_named', `contact_type = 'REPORT' OR (name IS NOT NULL AND email IS NOT NULL)`)
@Check(
  'contact_messages_about_whole',
  'num_nulls(about_kind, about_id, about_account_id, about_path) IN (0, 4)',
)
@Check('contact_messages_about_kind_known', `about_kind IN ('profile', 'content', 'item', 'link')`)
export class ContactMessage {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('varchar', { length: 20 })
  contactType: ContactType;

  @Column('varchar', { length: CONTACT_LIMITS.name, nullable: true })
  name: string | null;

  @Column('varchar', { length: EMAIL_LIMITS.max, nullable: true })
  email: string | null;

  @Column('varchar', { length: CONTACT_LIMITS.content })
  content: string;

  /** The language of the page it was sent from. */
  @Column('varchar', { length: 2 })
  language: Language;

  /** The sender's account; null for visitors. */
  // Erased together with the sender's account.
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  accountId: string | null;

  /** What is reported; null if only the text names it. */
  @Column('varchar', { length: 10, nullable: true })
  aboutKind: ReportKind | null;

  /** The id of what is reported; for a profile its account ID. */
  @Column('varchar', { length: ACCOUNT_ID_LENGTH, nullable: true })
  aboutId: string | null;

  /** The owner of what is reported. */
  // Erased together with the reported account.
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  aboutAccountId: string | null;

  /** The page it was on when reported. */
  @Column('varchar', { length: 100, nullable: true })
  aboutPath: string | null;

  /** When an operator closed it. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
