import { type Language } from '../i18n/language';
import { type SiteSettings } from '../api/generated/model/siteSettings';

/** What every page tells the browser. */
export interface BootData {
  language: Language;
  settings: SiteSettings;
  /** The build that the page was made with; null while pages are being worked on. */
  build: string | null;
}

/** The block of a document that carries what the server rendered it from. */
export const BOOT_DATA_ID = 'page-data';

const ESCAPES = [
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['&', '\\u0026'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
] as const;

/** JSON that cannot end the element it stands in, nor a line of a script. */
export function serialiseForHtml(value: unknown): string {
  // One after the other: in half a megabyte, of which none may be there, a single character is found ten times sooner
  // than one of several.
  return ESCAPES.reduce((json, [char, escaped]) => json.replaceAll(char, escaped), JSON.stringify(value));
}

/**
 * Reads the block.
 *
 * @throws Error where the document has none
 */
export function readBootData(from: Document): BootData {
  const data: unknown = JSON.parse(from.getElementById(BOOT_DATA_ID)?.textContent ?? 'null');
  if (data === null) throw new Error('The document carries no data');
  return data as BootData;
}
