import { type ErrorCode } from '../../common/errors/error-code.js';
import { type SentPicture } from '../pictures/pictures.service.js';
import { newScheduleFaults, type NewSchedule, type ScheduleChanges } from '../visibility/schedule-changes.js';

/** What an item is called, and where it leads to. */
export interface ItemWords {
  majorMall: boolean;
  /** The keyword to search malls for; with a URL the name, null for none. */
  name: string | null;
  url: string | null;
}

/** A new item: a keyword or a URL, and one form of picture. */
export interface ItemInput extends ItemWords, SentPicture {
  visibility?: NewSchedule;
}

/** Changes of an item; omitted fields stay. */
export interface ItemChanges extends Partial<ItemWords>, SentPicture {
  visibility?: ScheduleChanges;
}

interface Fault {
  field: string;
  code: ErrorCode;
}

/** The violated rules of new items that span several fields, with field names as in requests. */
export function itemFaults(items: readonly ItemInput[]): Fault[] {
  return items.flatMap((item, index) =>
    [...wordFaults(item), ...pictureFaults(item, true), ...newScheduleFaults(item.visibility)].map(
      ({ field, code }) => ({
        field: `items[${index}][${field}]`,
        code,
      }),
    ),
  );
}

/** The same for changes of a stored item. */
export function changeFaults(stored: ItemWords, changes: ItemChanges): Fault[] {
  return [...wordFaults(changedWords(stored, changes)), ...pictureFaults(changes, false)];
}

/** Applies changes. An item that turns to malls drops its URL. */
export function changedWords(stored: ItemWords, changes: ItemChanges): ItemWords {
  const { majorMall = stored.majorMall, name = stored.name, url } = changes;
  return { majorMall, name, url: url === undefined ? (majorMall ? null : stored.url) : url };
}

function wordFaults({ majorMall, name, url }: ItemWords): Fault[] {
  const faults: Fault[] = [];
  if (majorMall && name === null) faults.push({ field: 'name', code: 'required' });
  if (majorMall && url !== null) faults.push({ field: 'url', code: 'unknownField' });
  if (!majorMall && url === null) faults.push({ field: 'url', code: 'required' });
  return faults;
}

function pictureFaults({ image = null, imageFileName = null }: SentPicture, required: boolean): Fault[] {
  if (image !== null && imageFileName !== null) return [{ field: 'imageFileName', code: 'unknownField' }];
  return required && image === null && imageFileName === null ? [{ field: 'image', code: 'required' }] : [];
}
