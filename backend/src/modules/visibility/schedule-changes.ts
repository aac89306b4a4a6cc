import { type ErrorCode } from '../../common/errors/error-code.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { ALWAYS_VISIBLE, nextVisibilities, type Schedule } from './visibility.rules.js';

/** Changes of visibility; omitted fields stay. */
export type ScheduleChanges = Partial<Schedule>;

/** The schedule of a new entry; omitted fields are those of an entry that is always visible. */
export interface NewSchedule extends ScheduleChanges {
  /** Whether it was published elsewhere, as in the account of an archive, so that it may be hidden. */
  wasPublished?: boolean;
}

interface Fault {
  field: keyof Schedule;
  code: ErrorCode;
}

/**
 * The schedule of a new entry.
 *
 * @throws InvalidInput if it would end before it begins, or be hidden without ever having been published
 */
export function newSchedule(sent: NewSchedule = {}): Schedule {
  const faults = newScheduleFaults(sent);
  if (faults.length > 0) throw new InvalidInput(faults);
  return added(sent);
}

/** The rules that the schedule of a new entry violates. */
export function newScheduleFaults(sent: NewSchedule = {}): Fault[] {
  const { visibility, wasPublished = false } = sent;
  const isEarly = visibility === 'hidden' && !wasPublished;
  return [...(isEarly ? [fault('visibility', 'notPublished')] : []), ...periodFaults(added(sent))];
}

/**
 * The schedule of a stored entry after its changes. An unchanged schedule is always accepted.
 *
 * @throws InvalidInput if it would end before it begins, if a published entry would become a draft, or if a draft
 *   would be hidden
 */
export function changedSchedule(stored: Schedule, sent: ScheduleChanges = {}): Schedule {
  const { visibility = stored.visibility } = sent;
  const changed = { ...pick(stored), ...sent };
  const code = visibility === 'draft' ? 'alreadyPublished' : 'notPublished';
  const isAllowed = nextVisibilities(stored.visibility).includes(visibility);
  const faults = [...(isAllowed ? [] : [fault('visibility', code)]), ...periodFaults(changed)];
  if (faults.length > 0) throw new InvalidInput(faults);
  return changed;
}

function added(sent: NewSchedule): Schedule {
  return pick({ ...ALWAYS_VISIBLE, ...sent });
}

/** The schedule alone, also of a row with more columns. */
function pick({ visibility, visibleFrom, visibleUntil }: Schedule): Schedule {
  return { visibility, visibleFrom, visibleUntil };
}

function periodFaults({ visibleFrom, visibleUntil }: Schedule): Fault[] {
  const isBackwards = visibleFrom !== null && visibleUntil !== null && visibleUntil <= visibleFrom;
  return isBackwards ? [fault('visibleUntil', 'invalidPeriod')] : [];
}

function fault(field: keyof Schedule, code: ErrorCode): Fault {
  return { field, code };
}
