import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { EMAIL_LIMITS } from '../../common/rules/email-address.js';
import { DISPLAY_ID_LIMITS } from './account.rules.js';
import { Account } from './account.entity.js';

/**
 * A display ID that is not free: the current one of an account, a former one that redirects to it, one held for an
 * unfinished sign-up, or one that stays reserved after its account was erased. One table, so that one key keeps all of
 * them unique.
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

  /** The ID as typed and shown. */
  @Column('varchar', { length: DISPLAY_ID_LIMITS.max })
  displayId: string;

  @ForeignKey(() => Account, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  accountId: string | null;

  @Column('boolean', { default: false })
  isCurrent: boolean;

  /** The normalised address whose unfinished sign-up holds the ID. */
  @Column('varchar', { length: EMAIL_LIMITS.max, nullable: true })
  heldForEmailKey: string | null;

  /** Until when a held or former ID is reserved. */
  @Column('timestamptz', { nullable: true })
  heldUntil: Date | null;

  /**
   * Who may reuse the reserved ID of a deleted account: keyed hashes of the owner's e-mail address and identities at
   * providers.
   */
  @Column('bytea', { array: true, nullable: true })
  formerOwners: Buffer[] | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
