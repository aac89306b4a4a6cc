import { type DehydratedState } from '@tanstack/react-query';
import { type SiteSettings } from '../config/site-settings';
import { isLanguage, type Language } from '../i18n/language';
import { type DocumentState } from './maintenance';

/** The block of the document that carries what the server rendered the page from. */
export const PAGE_DATA_ID = 'page-data';

/** What the browser needs to take the page over as it is. */
export interface BootData extends DocumentState {
  language: Language;
  settings: SiteSettings;
  /** The address of the script with which its creator earns, where the document may run it. */
  linkSwitch: string | null;
  queries: DehydratedState;
}

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

/** Reads the block. Ages count from now on: the clocks of two machines need not agree. */
export function readBootData(from: Document): BootData {
  const data = JSON.parse(from.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as BootData | null;
  if (data === null || !isLanguage(data.language)) throw new Error('The document carries no page data');
  const now = Date.now();
  return {
    ...data,
    queries: {
      ...data.queries,
      queries: data.queries.queries.map((query) => ({
        ...query,
        state: { ...query.state, dataUpdatedAt: now },
      })),
    },
  };
}
