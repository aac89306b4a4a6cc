import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why somebody may leave, as it is offered to them. */
@Entity('withdraw_reasons')
export class WithdrawReason {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'withdraw_reasons_pkey' })
  id: number;

  @Column('varchar', { name: 'reason_ja', length: 100 })
  reasonJa: string;

  @Column('varchar', { name: 'reason_en', length: 100 })
  reasonEn: string;

  /** Where it stands among the others. */
  @Column('integer')
  position: number;
}
