import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ACT_LIMITS } from './insert-act.js';

/** An operator's act in the audit log. */
@Entity('operator_acts')
@Index('operator_acts_acted_at_idx', ['actedAt'])
@Index('operator_acts_account_idx', ['accountId'])
export class OperatorAct {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The command, such as `accounts suspend`. */
  @Column('varchar', { length: 60 })
  act: string;

  /** The operator's name. */
  @Column('varchar', { length: 100 })
  operator: string;

  /** The account concerned. It is kept when the account is erased, and then identifies nobody. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  /** What else it concerned: a kind and number like `content:12`, or the command's argument. */
  @Column('varchar', { length: ACT_LIMITS.subject, nullable: true })
  subject: string | null;

  /** The reason given to the owner. */
  @Column('varchar', { length: ACT_LIMITS.reason, nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  actedAt: Date;
}
