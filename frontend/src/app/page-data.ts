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
  /** Whether the document may run the script with which its creator earns. */
  allowsLinkSwitch: boolean;
  queries: DehydratedState;
}

/** JSON that cannot end the element it stands in, nor a line of a script. */
export function serialiseForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
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
