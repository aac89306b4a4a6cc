import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** That an account changed its display ID: only so many changes are allowed in a time. */
@Entity('display_id_changes')
@Index('display_id_changes_account_idx', ['accountId'])
export class DisplayIdChange {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  changedAt: Date;
}
