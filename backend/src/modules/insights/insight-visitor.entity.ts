import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A visitor who was counted today. Erased when the day ends. */
@Entity('insight_visitors')
@Index('insight_visitors_day_idx', ['day'])
export class InsightVisitor {
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  accountId: string;

  @PrimaryColumn('date')
  day: string;

  /** A hash of address and browser, keyed with the salt of the day and different for each creator. */
  @PrimaryColumn('bytea')
  visitor: Buffer;
}
