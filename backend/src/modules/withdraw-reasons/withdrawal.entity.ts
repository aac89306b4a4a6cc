import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdentityColumn } from '../../database/identity-column.js';
import { WITHDRAW_REASON_LIMITS } from './withdraw-reason.rules.js';
import { WithdrawReason } from './withdraw-reason.entity.js';

/** That somebody left, and why. It names nobody, and of the time only the day, so that it cannot be matched with anybody. */
@Entity('withdrawals')
@Index('withdrawals_reason_idx', ['reasonId'])
export class Withdrawal {
  @IdentityColumn('withdrawals_pkey')
  id: number;

  @ForeignKey(() => WithdrawReason, { name: 'withdrawals_reason_fk' })
  @Column('integer', { name: 'reason_id' })
  reasonId: number;

  /** What was written where no reason of the list was the right one. */
  @Column('varchar', { name: 'reason_text', length: WITHDRAW_REASON_LIMITS.text, nullable: true })
  reasonText: string | null;

  @Column('date', { name: 'withdrawn_on' })
  withdrawnOn: string;
}
