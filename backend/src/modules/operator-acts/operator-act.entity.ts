import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ACT_LIMITS } from './insert-act.js';

/** Something that an operator has done. */
@Entity('operator_acts')
@Index('operator_acts_acted_at_idx', ['actedAt'])
@Index('operator_acts_account_idx', ['accountId'])
export class OperatorAct {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The command, as `accounts suspend`. */
  @Column('varchar', { length: 60 })
  act: string;

  /** Who did it. */
  @Column('varchar', { length: 100 })
  operator: string;

  /** Whose account it was about. It stays when the account is erased, and names nobody then. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  /** What else it was about: a kind and number like `content:12`, or what was named in the command. */
  @Column('varchar', { length: ACT_LIMITS.subject, nullable: true })
  subject: string | null;

  /** Why, as its owner was told. */
  @Column('varchar', { length: ACT_LIMITS.reason, nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  actedAt: Date;
}
