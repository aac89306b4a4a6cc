import { Column } from 'typeorm';
import { VISIBILITIES, type Visibility } from './visibility.rules.js';

/** The longest name of a visibility. */
const NAME_LENGTH = 10;

/** The condition of indexes: few rows are scheduled. */
export const SCHEDULED_ONLY = 'visible_from IS NOT NULL OR visible_until IS NOT NULL';

/** The columns of what can be hidden, kept as a draft and scheduled. */
export abstract class Scheduled {
  @Column('varchar', { length: NAME_LENGTH, default: VISIBILITIES[0] })
  visibility: Visibility;

  /** From when visitors see it; null for the beginning. */
  @Column('timestamptz', { nullable: true })
  visibleFrom: Date | null;

  /** Until when, exclusively; null for ever. */
  @Column('timestamptz', { nullable: true })
  visibleUntil: Date | null;
}
