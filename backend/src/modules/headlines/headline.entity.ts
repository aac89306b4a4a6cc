import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HEADLINE_LIMITS } from './headline.rules.js';
import { type HeadlineType } from './headline-type.js';

/** A creator's own headline for a section of their page, in place of the default. */
@Entity('headlines')
export class Headline {
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  accountId: string;

  @PrimaryColumn('varchar', { length: 20 })
  type: HeadlineType;

  @Column('varchar', { length: HEADLINE_LIMITS.max })
  text: string;
}
