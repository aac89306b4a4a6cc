import { checkItemKeyword, checkItemUrl, normaliseText, shortenItemUrl } from '@hitohira/backend/rules';
import { type ErrorCode } from '../../../api/api-error';
import { type ItemInputForm } from '../../../api/generated/model/itemInputForm';
import { type AnyPicture, fileNameOf } from '../../../components/pictures/Picture';
import { type PictureFile } from '../../../components/pictures/picture-file';
import { completeUrl } from '../../../components/forms/complete-url';
import { type Item } from '../api/public-items';

/** A picture that the account shows already, in whichever place. */
export interface ShownPicture {
  picture: AnyPicture;
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
  /** What that file is called: a draft keeps the name, the file itself it cannot. */
  file: string;
  /** In its place: a picture that is here already, by the name of one of its files; empty where there is none. */
  shown: string;
}

/** The fields of an item that can be wrong, in the order of the screen. */
export const ITEM_FIELDS = ['name', 'url', 'image'] as const;

/** One of them. */
export type ItemField = (typeof ITEM_FIELDS)[number];

/** An item of which nothing is written. */
export const EMPTY_ITEM: ItemValues = {
  kind: 'mall',
  name: '',
  url: '',
  image: null,
  file: '',
  shown: '',
};

/** Whether closing the form would lose something of the item. */
export function isWritten({ name, url, image, shown }: ItemValues): boolean {
  return image !== null || [name, url, shown].some((words) => words.trim() !== '');
}

/** What the picture of an item was called that was chosen before the form was interrupted; empty where none is missing. */
export function lostFile({ image, file, shown }: ItemValues): string {
  return image === null && shown === '' ? file : '';
}

/** The words of an item as they are sent and kept, of the field that its kind has. */
export function wordsOf({ kind, name, url }: ItemValues): { field: 'name' | 'url'; words: string } {
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
    ...(item.image === null && item.shown === '' && { image: 'required' }),
  };
}

/** What is sent of an item. */
export function itemInput(item: ItemValues): ItemInputForm {
  const { field, words } = wordsOf(item);
  return {
    majorMallFlag: item.kind === 'mall',
    [field]: words,
    ...(item.image === null ? { imageFileName: item.shown } : { image: item.image.file }),
  };
}

const SERVER_FIELD = /^items\[(\d{1,2})\]\[(name|url|image|imageFileName)\]$/;

/** The form's name for a field as the server names it, or null. */
export function itemPath(field: string): `items.${number}.${ItemField}` | null {
  const [, index, name] = SERVER_FIELD.exec(field) ?? [];
  if (index === undefined) return null;
  return `items.${Number(index)}.${name === 'imageFileName' ? 'image' : (name as ItemField)}`;
}

/** One of the pictures by the name of its file; null where it is none of them, or not known yet. */
export function pictureNamed(pictures: readonly ShownPicture[], fileName: string): AnyPicture | null {
  return pictures.find((each) => each.fileName === fileName)?.picture ?? null;
}

/** The pictures of items, each once: several items may show the same one. */
export function picturesOf(items: readonly Item[]): ShownPicture[] {
  const byName = new Map(
    items.map(({ picture }) => {
      const fileName = fileNameOf(picture);
      return [fileName, { picture, fileName }] as const;
    }),
  );
  return [...byName.values()];
}
