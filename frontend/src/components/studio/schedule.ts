import { type Stage, stageAt } from '@hitohira/backend/rules';
import { type Link } from '../../api/generated/model/link';

/** Who may see an entry and when. */
export type Schedule = Pick<Link, 'visibility' | 'visibleFrom' | 'visibleUntil'>;

/** A list entry, with a schedule if it is from the API, without one if it is from the server-rendered document. */
export type MaybeScheduled = Partial<Schedule> & {
  /** For items: whether visitors see their content. Items are visible only with it. */
  contentVisible?: boolean;
};

/** The schedule of an entry. Entries of documents are visible. */
export function scheduleOf({
  visibility = 'public',
  visibleFrom = null,
  visibleUntil = null,
}: MaybeScheduled): Schedule {
  return { visibility, visibleFrom, visibleUntil };
}

const timeOf = (time: string | null) => (time === null ? null : new Date(time));

/** The stage of an entry now; `withheld` if visitors would see it but do not see its content. */
export function stageOf(entry: MaybeScheduled): Stage | 'withheld' {
  const { visibility, visibleFrom, visibleUntil } = scheduleOf(entry);
  const stage = stageAt(
    { visibility, visibleFrom: timeOf(visibleFrom), visibleUntil: timeOf(visibleUntil) },
    new Date(),
  );
  return stage === 'shown' && entry.contentVisible === false ? 'withheld' : stage;
}
