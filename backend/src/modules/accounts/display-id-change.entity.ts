import {
  CreateDateColumn,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';

/** That an account changed its display ID: only so many changes are allowed in a time. */
@Entity('display_id_changes')
@Index('display_id_changes_account_idx', ['accountId'])
export class DisplayIdChange {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'display_id_changes_pkey',
  })
  id: number;

  @ManyToOne('Account', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'display_id_changes_account_fk' })
  account: unknown;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @CreateDateColumn({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;
}
