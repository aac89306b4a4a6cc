import { checkItemKeyword, checkItemUrl, normaliseText, shortenItemUrl } from '@hitohira/backend/rules';
import { type ErrorCode } from '../../../api/api-error';
import { type Item } from '../../../api/generated/model/item';
import { type StoredPicture } from '../../../components/Picture';
import { type PictureFile } from '../../../components/picture-file';
import { completeUrl } from '../../../components/complete-url';

/** A picture that the account shows already, in whichever place. */
export interface ShownPicture {
  picture: StoredPicture;
  /** The name of one of its files. */
  fileName: string;
}

/** An item while it is being written. */
export interface ItemValues {
  kind: 'mall' | 'url';
  name: string;
  url: string;
  /** A file that is chosen and not sent yet. */
  image: PictureFile | null;
  /** In its place: a picture that is here already. */
  shown: ShownPicture | null;
}

/** The fields of an item that can be wrong. */
export type ItemField = 'name' | 'url' | 'image';

/** An item of which nothing is written. */
export const EMPTY_ITEM: ItemValues = { kind: 'mall', name: '', url: '', image: null, shown: null };

/** Whether closing the form would lose something of the item. */
export function isWritten({ name, url, image, shown }: ItemValues): boolean {
  return image !== null || shown !== null || [name, url].some((words) => words.trim() !== '');
}

/** The words of an item as they are sent and kept, of the field that its kind has. */
function wordsOf({ kind, name, url }: ItemValues): { field: 'name' | 'url'; words: string } {
  return kind === 'mall'
    ? { field: 'name', words: normaliseText(name) }
    : { field: 'url', words: shortenItemUrl(completeUrl(url)) };
}

/** The rules that an item breaks, field by field. */
export function faultsOf(item: ItemValues): Partial<Record<ItemField, ErrorCode>> {
  const { field, words } = wordsOf(item);
  const rule = field === 'name' ? checkItemKeyword(words) : checkItemUrl(words);
  return {
    ...(rule !== null && { [field]: rule }),
    ...(item.image === null && item.shown === null && { image: 'required' }),
  };
}

/** What is sent of the items, named as the server names it. */
export function itemsPayload(items: readonly ItemValues[]): FormData {
  const body = new FormData();
  items.forEach((item, index) => {
    const { field, words } = wordsOf(item);
    const name = (part: string) => `items[${String(index)}][${part}]`;
    body.append(name('majorMallFlag'), item.kind === 'mall' ? '1' : '0');
    body.append(name(field), words);
    if (item.image !== null) body.append(name('image'), item.image.file);
    else if (item.shown !== null) body.append(name('imageFileName'), item.shown.fileName);
  });
  return body;
}

const SERVER_FIELD = /^items\[(\d{1,2})\]\[(name|url|image|imageFileName)\]$/;

/** The form's name for a field as the server names it, or null. */
export function itemPath(field: string): `items.${number}.${ItemField}` | null {
  const [, index, name] = SERVER_FIELD.exec(field) ?? [];
  if (index === undefined) return null;
  return `items.${Number(index)}.${name === 'imageFileName' ? 'image' : (name as ItemField)}`;
}

/** The pictures of items, each once: several items may show the same one. */
export function picturesOf(items: readonly Item[]): ShownPicture[] {
  const byName = new Map(
    items.map(({ image, picture }) => {
      const fileName = image.split('/').at(-1) ?? '';
      return [fileName, { picture, fileName }] as const;
    }),
  );
  return [...byName.values()];
}
