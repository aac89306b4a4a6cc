import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { WITHDRAW_REASON_LIMITS } from './withdraw-reason.rules.js';
import { WithdrawReason } from './withdraw-reason.entity.js';

/** A given reason. It stores no account and only the day, so that it cannot be matched with anybody. */
@Entity('withdrawals')
@Index('withdrawals_reason_idx', ['reasonId'])
export class Withdrawal {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @ForeignKey(() => WithdrawReason)
  @Column('integer')
  reasonId: number;

  /** The text of "something else". */
  @Column('varchar', { length: WITHDRAW_REASON_LIMITS.text, nullable: true })
  reasonText: string | null;

  @Column('date')
  withdrawnOn: string;
}
