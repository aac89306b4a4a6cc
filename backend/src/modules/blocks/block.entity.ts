import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { type BlockName } from './block.js';

/** A block on a creator's page. An account has a row for each block, or none. */
@Entity('blocks')
@Unique('blocks_account_position_unique', ['accountId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Check('blocks_position_known', 'position BETWEEN 1 AND 3')
export class Block {
  @ForeignKey('Account', { name: 'blocks_account_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'blocks_pkey' })
  accountId: string;

  @PrimaryColumn('varchar', { length: 10, primaryKeyConstraintName: 'blocks_pkey' })
  name: BlockName;

  /** Counted from 1. */
  @Column('integer')
  position: number;

  @Column('boolean')
  shown: boolean;
}
