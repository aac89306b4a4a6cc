import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { type BlockName } from './block.js';

/** A part of a creator's page, where they have put it. An account has a row of each part, or none. */
@Entity('blocks')
@Unique('blocks_account_position_unique', ['accountId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Check('blocks_position_known', 'position BETWEEN 1 AND 3')
export class Block {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'blocks_pkey' })
  accountId: string;

  @ManyToOne('Account', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'blocks_account_fk' })
  account: unknown;

  @PrimaryColumn('varchar', { length: 10, primaryKeyConstraintName: 'blocks_pkey' })
  name: BlockName;

  /** Counts from 1, as requests do. */
  @Column('integer')
  position: number;

  @Column('boolean')
  shown: boolean;
}
