import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { HEADLINE_LIMITS } from './headline.rules.js';
import { type HeadlineType } from './headline-type.js';

/** A creator's own headline for a section of their page, in place of the default. */
@Entity('headlines')
export class Headline {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'headlines_pkey' })
  accountId: string;

  @ManyToOne('Account', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'headlines_account_fk' })
  account: unknown;

  @PrimaryColumn('varchar', { length: 20, primaryKeyConstraintName: 'headlines_pkey' })
  type: HeadlineType;

  @Column('varchar', { length: HEADLINE_LIMITS.max })
  text: string;
}
