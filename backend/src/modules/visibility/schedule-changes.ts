import { type ErrorCode } from '../../common/errors/error-code.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { ALWAYS_VISIBLE, type Schedule } from './visibility.rules.js';

/** Changes of visibility; omitted fields stay. */
export type ScheduleChanges = Partial<Schedule>;

/**
 * The schedule of a new entry.
 *
 * @throws InvalidInput if it would end before it begins
 */
export function newSchedule(sent: ScheduleChanges = {}): Schedule {
  return requireSound({ ...ALWAYS_VISIBLE, ...sent });
}

/**
 * The schedule of a stored entry after its changes. An unchanged schedule is always accepted.
 *
 * @throws InvalidInput if it would end before it begins, or if a published entry would become a draft
 */
export function changedSchedule(stored: Schedule, sent: ScheduleChanges = {}): Schedule {
  if (sent.visibility === 'draft' && stored.visibility !== 'draft')
    throw refused('visibility', 'alreadyPublished');
  return requireSound({ ...stored, ...sent });
}

function requireSound({ visibility, visibleFrom, visibleUntil }: Schedule): Schedule {
  if (visibleFrom !== null && visibleUntil !== null && visibleUntil <= visibleFrom)
    throw refused('visibleUntil', 'invalidPeriod');
  return { visibility, visibleFrom, visibleUntil };
}

function refused(field: keyof Schedule, code: ErrorCode): InvalidInput {
  return new InvalidInput([{ field, code }]);
}
