import {
  checkItemKeyword,
  checkItemUrl,
  completeUrl,
  normaliseText,
  shortenItemUrl,
} from '@hitohira/backend/rules';
import { type ErrorCode } from '../../../api/api-error';
import { type ItemInputForm } from '../../../api/generated/model/itemInputForm';
import { type UpdateItemForm } from '../../../api/generated/model/updateItemForm';
import { type AnyPicture, fileNameOf } from '../../../components/pictures/Picture';
import { type PictureFile } from '../../../components/pictures/picture-file';
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
  /** The keyword, or with a URL the name. */
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
export const ITEM_FIELDS = ['url', 'name', 'image'] as const;

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
export function lostFile({ image, file, shown }: Pick<ItemValues, 'image' | 'file' | 'shown'>): string {
  return image === null && shown === '' ? file : '';
}

/** The keyword, or the name and URL of an item, as they are sent and stored. */
export function wordsOf({ kind, name, url }: ItemValues): Pick<Item, 'name' | 'url'> {
  const words = normaliseText(name);
  return {
    name: words === '' ? null : words,
    url: kind === 'mall' ? null : shortenItemUrl(completeUrl(url)),
  };
}

/** The validation errors of an item by field. */
export function faultsOf(item: ItemValues): Partial<Record<ItemField, ErrorCode>> {
  const { name, url } = wordsOf(item);
  const faults: Partial<Record<ItemField, ErrorCode | null>> = {
    // Only a keyword is required.
    name: name === null && url !== null ? null : checkItemKeyword(name ?? ''),
    url: url === null ? null : checkItemUrl(url),
    image: item.image === null && item.shown === '' ? 'required' : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, code]) => code !== null));
}

/** The form data of a new item. */
export function itemInput(item: ItemValues): ItemInputForm {
  const { name, url } = wordsOf(item);
  return {
    majorMallFlag: item.kind === 'mall',
    ...(name !== null && { name }),
    ...(url !== null && { url }),
    ...(item.image === null ? { imageFileName: item.shown } : { image: item.image.file }),
  };
}

/** The form values of a stored item. */
export function valuesOf({ majorMallFlag, name, url, picture }: Item): ItemValues {
  return {
    kind: majorMallFlag ? 'mall' : 'url',
    name: name ?? '',
    url: url ?? '',
    image: null,
    file: '',
    shown: fileNameOf(picture),
  };
}

/** The form data of the fields that differ from the stored item; null if none do. */
export function itemChanges(values: ItemValues, stored: Item): UpdateItemForm | null {
  const { name, url } = wordsOf(values);
  const majorMallFlag = values.kind === 'mall';
  const changes: UpdateItemForm = {
    ...(majorMallFlag !== stored.majorMallFlag && { majorMallFlag }),
    ...(name !== stored.name && { name }),
    ...(url !== stored.url && { url }),
    ...(values.image !== null && { image: values.image.file }),
    ...(values.image === null &&
      values.shown !== fileNameOf(stored.picture) && { imageFileName: values.shown }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

const SERVER_FIELD = /^(?:items\[(\d{1,2})\]\[(\w+)\]|(\w+))$/;

/** The form field for a field name of the API, for new items or a stored one; or null. */
export function itemPath(field: string): `items.${number}.${ItemField}` | null {
  const [, index = '0', listed, alone] = SERVER_FIELD.exec(field) ?? [];
  const name = listed ?? alone;
  const own = name === 'imageFileName' ? 'image' : ITEM_FIELDS.find((each) => each === name);
  return own === undefined ? null : `items.${Number(index)}.${own}`;
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
