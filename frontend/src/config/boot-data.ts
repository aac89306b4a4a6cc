import { type Language } from '@hitohira/backend/rules';
import { type SiteSettings } from '../api/generated/model/siteSettings';

/** The data embedded in every page. */
export interface BootData {
  language: Language;
  settings: SiteSettings;
  /** The build that rendered the page; null in development. */
  build: string | null;
}

/** The id of the script element with the boot data. */
export const BOOT_DATA_ID = 'page-data';

/**
 * Serialises JSON for a script element of data. Without `<` it can neither close the element nor begin a comment in it
 * (HTML Standard, 4.12.1.3).
 */
export function serialiseForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Reads the boot data of a document.
 *
 * @throws Error if it has none
 */
export function readBootData(from: Document): BootData {
  const data: unknown = JSON.parse(from.getElementById(BOOT_DATA_ID)?.textContent ?? 'null');
  if (data === null) throw new Error('The document has no boot data');
  return data as BootData;
}
