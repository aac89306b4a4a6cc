import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** How many visitors a creator's pages had in a day. */
@Entity('insight_days')
@Index('insight_days_day_idx', ['day'])
export class InsightDay {
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  accountId: string;

  @PrimaryColumn('date')
  day: string;

  @Column('integer')
  visitors: number;
}
