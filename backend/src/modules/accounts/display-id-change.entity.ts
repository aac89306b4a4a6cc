import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A change of an account's display ID, to limit their number. */
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
