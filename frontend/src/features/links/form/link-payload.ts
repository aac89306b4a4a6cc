import {
  checkLinkWords,
  completeLinkUrl,
  type LinkLimits,
  type LinkWordsField,
  normaliseText,
  shortenText,
  visibleOrNull,
} from '@hitohira/backend/rules';
import { type ErrorCode } from '../../../api/api-error';
import { type LinkedPage, type PagePicture } from '../../../api/link-preview';
import { type LinkDetailInputForm } from '../../../api/generated/model/linkDetailInputForm';
import { type PictureFile } from '../../../components/pictures/picture-file';

/** The form values of a link detail. */
export interface DetailValues {
  /** A chosen file that is not uploaded yet. */
  image: PictureFile | null;
  title: string;
  text: string;
  url: string;
  /** The linked page's picture, unless a file is chosen. */
  read: PagePicture | null;
}

/** The fields of a detail that validation covers, in visual order. */
export const DETAIL_FIELDS = ['url', 'image', 'title', 'text'] as const satisfies (keyof DetailValues)[];

export type DetailField = (typeof DETAIL_FIELDS)[number];

/** A link detail as it is stored. */
export interface StoredDetail {
  title: string | null;
  text: string | null;
  url: string | null;
  image: string | null;
}

export const EMPTY_DETAIL: DetailValues = { image: null, title: '', text: '', url: '', read: null };

/** The form values of a stored detail. */
export function valuesOfDetail({ title, text, url }: StoredDetail): DetailValues {
  return { ...EMPTY_DETAIL, title: title ?? '', text: text ?? '', url: url ?? '' };
}

/** The linked page's title and description, within the limits of a link type. */
export function wordsOfPage(
  { title, description }: LinkedPage,
  { titleMax, textMax }: Pick<LinkLimits, 'titleMax' | 'textMax'>,
): Pick<DetailValues, 'title' | 'text'> {
  return {
    title: shortenText(title ?? '', titleMax),
    text: textMax === 0 || description === title ? '' : shortenText(description ?? '', textMax),
  };
}

type Words = Record<LinkWordsField, string>;

/** The texts of a detail as they are sent and stored, without fields that its type does not have. */
function wordsOf({ title, text, url }: DetailValues, { textMax }: LinkLimits): Words {
  return {
    title: visibleOrNull(normaliseText(title)) ?? '',
    text: textMax === 0 ? '' : (visibleOrNull(normaliseText(text)) ?? ''),
    url: completeLinkUrl(url),
  };
}

const orNull = (text: string) => (text === '' ? null : text);

/** The validation errors of a detail by field. */
export function faultsOf(
  detail: DetailValues,
  limits: LinkLimits,
  stored: StoredDetail | null,
): Partial<Record<DetailField, ErrorCode>> {
  const { title, text, url } = wordsOf(detail, limits);
  const words = { title: orNull(title), text: orNull(text), url: orNull(url) };
  const faults: Partial<Record<DetailField, ErrorCode>> = {};
  for (const { field, rule } of checkLinkWords(words, limits)) faults[field] = rule;
  if (limits.imageRequired && detail.image === null && detail.read === null && stored === null)
    faults.image = 'required';
  return faults;
}

/** The fields that differ from the stored detail, or all fields of a new one. */
function changesOf(
  detail: DetailValues,
  limits: LinkLimits,
  stored: StoredDetail | null,
): LinkDetailInputForm {
  const words = wordsOf(detail, limits);
  const changes: LinkDetailInputForm = {};
  for (const field of ['title', 'text', 'url'] as const) {
    if (words[field] !== (stored?.[field] ?? '')) changes[field] = orNull(words[field]);
  }
  if (!limits.imageRequired) return changes;
  if (detail.image !== null) changes.image = detail.image.file;
  else if (detail.read !== null) changes.imageFileName = detail.read.fileName;
  return changes;
}

/** The form data of a link's details; null when nothing has changed. */
export function detailsPayload(
  details: readonly DetailValues[],
  limits: LinkLimits,
  stored: readonly StoredDetail[] | null,
): LinkDetailInputForm[] | null {
  const changes = details
    .slice(0, limits.detailCount)
    .map((detail, index) => changesOf(detail, limits, stored?.[index] ?? null));
  return changes.every((each) => Object.keys(each).length === 0) ? null : changes;
}

const SERVER_FIELD = /^details\[(\d)\]\[(imageFileName|image|title|text|url)\]$/;

/** The form field for a field name of the API, or null. */
export function detailPath(field: string): `details.${number}.${DetailField}` | null {
  const [, index, name] = SERVER_FIELD.exec(field) ?? [];
  if (index === undefined) return null;
  return `details.${Number(index)}.${name === 'imageFileName' ? 'image' : (name as DetailField)}`;
}
