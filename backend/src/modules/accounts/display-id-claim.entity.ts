import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { EMAIL_LIMITS } from '../../common/rules/email-address.js';
import { DISPLAY_ID_LIMITS } from './account.rules.js';
import { Account } from './account.entity.js';

/**
 * Who may be reached at, or waits for, a display ID. One row for every ID that is not free, so that one key keeps them
 * apart: the current one of an account, a former one that leads to it, one held for an unfinished sign-up, or one that
 * stays closed after an account is gone.
 */
@Entity('display_id_claims')
@Index('display_id_claims_current_unique', ['accountId'], { unique: true, where: 'is_current' })
@Index('display_id_claims_account_idx', ['accountId'])
@Index('display_id_claims_held_for_idx', ['heldForEmailKey'])
@Index('display_id_claims_former_owners_idx', { synchronize: false })
@Check('display_id_claims_current_has_account', 'NOT is_current OR account_id IS NOT NULL')
export class DisplayIdClaim {
  /** The ID in lower case. */
  @PrimaryColumn('varchar', { length: DISPLAY_ID_LIMITS.max })
  key: string;

  /** The ID as it was typed, and as it is shown. */
  @Column('varchar', { length: DISPLAY_ID_LIMITS.max })
  displayId: string;

  @ForeignKey(() => Account, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  accountId: string | null;

  @Column('boolean', { default: false })
  isCurrent: boolean;

  /** The address whose unfinished sign-up holds the ID. */
  @Column('varchar', { length: EMAIL_LIMITS.max, nullable: true })
  heldForEmailKey: string | null;

  /** Until when an ID that is not the current one of an account is closed to others. */
  @Column('timestamptz', { nullable: true })
  heldUntil: Date | null;

  /**
   * Who may have the ID again while it is closed to everybody else, after its account was deleted: keyed hashes of the
   * e-mail address and of who the owner was at LINE.
   */
  @Column('bytea', { array: true, nullable: true })
  formerOwners: Buffer[] | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
