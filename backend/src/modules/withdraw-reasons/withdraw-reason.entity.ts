import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How long a reason may be in each language. */
export const REASON_LENGTH = 100;

/** Why somebody may leave, as it is offered to them. */
@Entity('withdraw_reasons')
export class WithdrawReason {
  @PrimaryColumn('integer')
  id: number;

  @Column('varchar', { length: REASON_LENGTH })
  reasonJa: string;

  @Column('varchar', { length: REASON_LENGTH })
  reasonEn: string;

  /** Where it stands among the others. */
  @Column('integer')
  position: number;
}
