import { checkItemKeyword, checkItemUrl, normaliseText, shortenItemUrl } from '@hitohira/backend/rules';
import { type ErrorCode } from '../../../api/api-error';
import { type ItemInputForm } from '../../../api/generated/model/itemInputForm';
import { type AnyPicture, fileNameOf } from '../../../components/pictures/Picture';
import { type PictureFile } from '../../../components/pictures/picture-file';
import { completeUrl } from '../../../components/forms/complete-url';
import { type Item } from '../api/public-items';

/** A picture of the account that can be reused. */
export interface ReusablePicture {
  picture: AnyPicture;
  /** The name of one of its files. */
  fileName: string;
}

/** The form values of an item. */
export interface ItemValues {
  kind: 'mall' | 'url';
  name: string;
  url: string;
  /** A chosen file that is not uploaded yet. */
  image: PictureFile | null;
  /** The name of that file. A draft cannot store the file itself. */
  file: string;
  /** The file name of a reused picture, instead of a file; empty without one. */
  shown: string;
}

/** The fields that validation covers, in visual order. */
export const ITEM_FIELDS = ['name', 'url', 'image'] as const;

export type ItemField = (typeof ITEM_FIELDS)[number];

export const EMPTY_ITEM: ItemValues = {
  kind: 'mall',
  name: '',
  url: '',
  image: null,
  file: '',
  shown: '',
};

/** Whether closing the form would lose input. */
export function isWritten({ name, url, image, shown }: ItemValues): boolean {
  return image !== null || [name, url, shown].some((words) => words.trim() !== '');
}

/** The name of a file that could not be restored from a draft; empty when none is missing. */
export function lostFile({ image, file, shown }: ItemValues): string {
  return image === null && shown === '' ? file : '';
}

/** The search term or URL of an item, as it is sent and stored. */
export function wordsOf({ kind, name, url }: ItemValues): { field: 'name' | 'url'; words: string } {
  return kind === 'mall'
    ? { field: 'name', words: normaliseText(name) }
    : { field: 'url', words: shortenItemUrl(completeUrl(url)) };
}

/** The validation errors of an item by field. */
export function faultsOf(item: ItemValues): Partial<Record<ItemField, ErrorCode>> {
  const { field, words } = wordsOf(item);
  const rule = field === 'name' ? checkItemKeyword(words) : checkItemUrl(words);
  return {
    ...(rule !== null && { [field]: rule }),
    ...(item.image === null && item.shown === '' && { image: 'required' }),
  };
}

/** The form data of an item. */
export function itemInput(item: ItemValues): ItemInputForm {
  const { field, words } = wordsOf(item);
  return {
    majorMallFlag: item.kind === 'mall',
    [field]: words,
    ...(item.image === null ? { imageFileName: item.shown } : { image: item.image.file }),
  };
}

const SERVER_FIELD = /^items\[(\d{1,2})\]\[(name|url|image|imageFileName)\]$/;

/** The form field by the name that the API uses, or null. */
export function itemPath(field: string): `items.${number}.${ItemField}` | null {
  const [, index, name] = SERVER_FIELD.exec(field) ?? [];
  if (index === undefined) return null;
  return `items.${Number(index)}.${name === 'imageFileName' ? 'image' : (name as ItemField)}`;
}

/** The picture with a file name; null when it is unknown or not loaded yet. */
export function pictureNamed(pictures: readonly ReusablePicture[], fileName: string): AnyPicture | null {
  return pictures.find((each) => each.fileName === fileName)?.picture ?? null;
}

/** The unique pictures of items. */
export function picturesOf(items: readonly Item[]): ReusablePicture[] {
  const byName = new Map(
    items.map(({ picture }) => {
      const fileName = fileNameOf(picture);
      return [fileName, { picture, fileName }] as const;
    }),
  );
  return [...byName.values()];
}
