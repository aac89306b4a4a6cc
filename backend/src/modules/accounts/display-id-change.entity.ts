import { Column, CreateDateColumn, Entity, ForeignKey, Index } from 'typeorm';
import { IdentityColumn } from '../../database/identity-column.js';

/** That an account changed its display ID: only so many changes are allowed in a time. */
@Entity('display_id_changes')
@Index('display_id_changes_account_idx', ['accountId'])
export class DisplayIdChange {
  @IdentityColumn('display_id_changes_pkey')
  id: number;

  @ForeignKey('Account', { name: 'display_id_changes_account_fk', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @CreateDateColumn({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;
}
