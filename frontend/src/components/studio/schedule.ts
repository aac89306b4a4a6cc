import { type Stage, stageAt } from '@hitohira/backend/rules';
import { type Link } from '../../api/generated/model/link';

/** Who may see an entry, and when. */
export type Schedule = Pick<Link, 'visibility' | 'visibleFrom' | 'visibleUntil'>;

/** An entry of a list: with its schedule from the API, without one from the server-rendered document. */
export type MaybeScheduled = Partial<Schedule>;

/** The schedule of an entry; those of documents are visible. */
export function scheduleOf({
  visibility = 'public',
  visibleFrom = null,
  visibleUntil = null,
}: MaybeScheduled): Schedule {
  return { visibility, visibleFrom, visibleUntil };
}

const timeOf = (time: string | null) => (time === null ? null : new Date(time));

/** Where an entry stands now. */
export function stageOf(entry: MaybeScheduled): Stage {
  const { visibility, visibleFrom, visibleUntil } = scheduleOf(entry);
  return stageAt(
    { visibility, visibleFrom: timeOf(visibleFrom), visibleUntil: timeOf(visibleUntil) },
    new Date(),
  );
}
