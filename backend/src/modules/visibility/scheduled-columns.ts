import { Column } from 'typeorm';
import { VISIBILITIES, type Visibility } from './visibility.rules.js';

/** The column's length: that of the longest value. */
const NAME_LENGTH = 10;

/** The condition of partial indexes: few rows are scheduled. */
export const SCHEDULED_ONLY = 'visible_from IS NOT NULL OR visible_until IS NOT NULL';

/** The columns of entries that can be hidden, kept as drafts and scheduled. */
export abstract class Scheduled {
  @Column('varchar', { length: NAME_LENGTH, default: VISIBILITIES[0] })
  visibility: Visibility;

  /** When it becomes visible; null without a start. */
  @Column('timestamptz', { nullable: true })
  visibleFrom: Date | null;

  /** When it stops being visible; null without an end. */
  @Column('timestamptz', { nullable: true })
  visibleUntil: Date | null;
}
