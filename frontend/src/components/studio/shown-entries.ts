import { type PagedList } from '../../api/paged-list';
import { type MaybeScheduled, stageOf } from './schedule';

/** The list as visitors see it: the API returns more entries to the owner. */
export function shownEntries<Entry extends MaybeScheduled>(list: PagedList<Entry>): PagedList<Entry> {
  const { entries, total } = list;
  if (entries === undefined) return list;
  const shown = entries.filter((entry) => stageOf(entry) === 'shown');
  return shown.length === entries.length
    ? list
    : { ...list, entries: shown, total: total - (entries.length - shown.length) };
}
