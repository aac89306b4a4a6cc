import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { WITHDRAW_REASON_LIMITS } from './withdraw-reason.rules.js';
import { WithdrawReason } from './withdraw-reason.entity.js';

/** That somebody left, and why. It names nobody, and of the time only the day, so that it cannot be matched with anybody. */
@Entity('withdrawals')
@Index('withdrawals_reason_idx', ['reasonId'])
export class Withdrawal {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @ForeignKey(() => WithdrawReason)
  @Column('integer')
  reasonId: number;

  /** What was written where no reason of the list was the right one. */
  @Column('varchar', { length: WITHDRAW_REASON_LIMITS.text, nullable: true })
  reasonText: string | null;

  @Column('date')
  withdrawnOn: string;
}
