import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The maximum length of a reason. */
export const REASON_LENGTH = 100;

/** A reason for withdrawing that people can choose. */
@Entity('withdraw_reasons')
export class WithdrawReason {
  @PrimaryColumn('integer')
  id: number;

  @Column('varchar', { length: REASON_LENGTH })
  reasonJa: string;

  @Column('varchar', { length: REASON_LENGTH })
  reasonEn: string;

  /** The position in the list. */
  @Column('integer')
  position: number;
}
