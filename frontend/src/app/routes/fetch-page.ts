import { type i18n as I18n } from 'i18next';
import { loadWords } from '../../i18n/create-i18n';
import { type Language } from '../../i18n/language';
import { LAYOUTS } from './layouts';
import { type LayoutName, type ApplicationEntry } from './route-entry';

/** Fetches a page with the words it needs. */
export async function loadPage(entry: ApplicationEntry, i18n: I18n, language: Language) {
  const [page] = await Promise.all([entry.load(), loadWords(i18n, language, entry.namespaces)]);
  return page;
}

/** Fetches a frame with the words it needs. */
export async function loadLayout(name: LayoutName, i18n: I18n, language: Language) {
  const { load, namespaces } = LAYOUTS[name];
  const [layout] = await Promise.all([load(), loadWords(i18n, language, namespaces)]);
  return layout;
}
