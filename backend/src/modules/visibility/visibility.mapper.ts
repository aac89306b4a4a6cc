import { type VisibilityResponse } from './dto/visibility.response.js';
import { type VisibilityRequest } from './visibility.fields.js';
import { type NewSchedule, type ScheduleChanges } from './schedule-changes.js';
import { ALWAYS_VISIBLE, type Schedule } from './visibility.rules.js';

/** Maps a schedule for its owner; others only learn that the entry is public. */
export function toVisibility(schedule: Schedule, isOwner: boolean): Pick<VisibilityResponse, keyof Schedule> {
  const { visibility, visibleFrom, visibleUntil } = isOwner ? schedule : ALWAYS_VISIBLE;
  return {
    visibility,
    visibleFrom: visibleFrom?.toISOString() ?? null,
    visibleUntil: visibleUntil?.toISOString() ?? null,
  };
}

/** The changes of a request; omitted fields stay. */
export function toScheduleChanges({
  visibility,
  visibleFrom,
  visibleUntil,
}: VisibilityRequest): ScheduleChanges {
  return {
    ...(visibility !== undefined && { visibility }),
    ...(visibleFrom !== undefined && { visibleFrom: toTime(visibleFrom) }),
    ...(visibleUntil !== undefined && { visibleUntil: toTime(visibleUntil) }),
  };
}

/** The schedule of an entry of an archive, which may be hidden: it was published where it comes from. */
export function toRestoredSchedule(sent: VisibilityRequest): NewSchedule {
  return { ...toScheduleChanges(sent), wasPublished: true };
}

/** Empty form fields mean null. */
function toTime(value: string | null): Date | null {
  return value === null || value === '' ? null : new Date(value);
}

/** Parses the times of a row read as JSON. */
export function withTimes<Row extends { visibleFrom: string | null; visibleUntil: string | null }>(
  row: Row,
): Omit<Row, 'visibleFrom' | 'visibleUntil'> & Pick<Schedule, 'visibleFrom' | 'visibleUntil'> {
  return { ...row, visibleFrom: toTime(row.visibleFrom), visibleUntil: toTime(row.visibleUntil) };
}
