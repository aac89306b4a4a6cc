import { type LinkPreviewPicture } from '../../api/generated/model/linkPreviewPicture';
import { asStored, type LinkedPage, type TypedWords } from '../../api/link-preview';
import { type DraftKey, readDraft, saveDraft } from '../../config/drafts';

/** The stored form of a pasted URL. */
export interface KeptAddress {
  address: string;
  typed: TypedWords;
  /** Null if the page has not been read. */
  page: LinkedPage | null;
}

/** The most characters stored for pages; a tab can store about 5 million. Further pages are read again. */
const MOST_PAGES = 2_000_000;

const textDraft = (accountId: string): DraftKey => ({ name: 'paste', accountId, about: 'text' });
const rowsDraft = (accountId: string): DraftKey => ({ name: 'paste', accountId, about: 'rows' });

/** The stored form of a page, with its small picture only once. Empty for a page to be read again. */
function pageToKeep(page: LinkedPage | null): string {
  if (page?.waitS !== null) return '';
  const { title, description, picture } = page;
  const small: LinkPreviewPicture | null = picture && {
    imageFileName: picture.fileName,
    usableUntil: picture.usableUntil,
    width: picture.picture.width,
    height: picture.picture.height,
    dataUrl: picture.picture.url,
  };
  return JSON.stringify({ title, description, picture: small });
}

/** Restores a stored page; null if its picture has expired. */
function keptPage(kept: string): LinkedPage | null {
  if (kept === '') return null;
  const { title, description, picture } = JSON.parse(kept) as Pick<LinkedPage, 'title' | 'description'> & {
    picture: LinkPreviewPicture | null;
  };
  if (picture !== null && Date.parse(picture.usableUntil) <= Date.now()) return null;
  return { title, description, picture: picture && asStored(picture), waitS: null };
}

/** Stores an account's pasted URLs in this tab until they are added. */
export function keepAddresses(accountId: string, addresses: readonly KeptAddress[]): void {
  let room = MOST_PAGES;
  const rows = addresses.map(({ address, typed, page }) => {
    const kept = pageToKeep(page);
    room -= kept.length;
    return [address, typed.title, typed.text, room < 0 ? '' : kept];
  });
  saveDraft(rowsDraft(accountId), rows.length === 0 ? {} : { rows: JSON.stringify(rows) });
}

/** The stored pasted URLs of an account. */
export function keptAddresses(accountId: string): KeptAddress[] {
  try {
    const { rows = '[]' } = readDraft(rowsDraft(accountId));
    const kept = JSON.parse(rows) as [address: string, title: string, text: string, page: string][];
    return kept.map(([address, title, text, page]) => ({
      address,
      typed: { title, text },
      page: keptPage(page),
    }));
  } catch {
    return [];
  }
}

/** Stores the text in the field. */
export function keepText(accountId: string, text: string): void {
  saveDraft(textDraft(accountId), text === '' ? {} : { text });
}

/** The stored text of the field. */
export function keptText(accountId: string): string {
  const { text = '' } = readDraft(textDraft(accountId));
  return text;
}
