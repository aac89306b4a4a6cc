import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { type BlockName } from './block.js';

/** A block on a creator's page. An account has a row for each block, or none. */
@Entity('blocks')
@Unique('blocks_account_position_unique', ['accountId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Check('blocks_position_known', 'position BETWEEN 1 AND 3')
export class Block {
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  accountId: string;

  @PrimaryColumn('varchar', { length: 10 })
  name: BlockName;

  /** Counted from 1. */
  @Column('integer')
  position: number;

  @Column('boolean')
  shown: boolean;
}
