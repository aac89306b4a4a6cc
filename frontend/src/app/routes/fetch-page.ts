import { type Catalog } from '../../i18n/catalog';
import { loadNamespaces } from '../../i18n/load-namespaces';
import { LAYOUTS } from './layouts';
import { type LayoutName, type ApplicationEntry } from './route-entry';

/** Loads a page with its texts. */
export async function loadPage(entry: ApplicationEntry, catalog: Catalog) {
  const [page] = await Promise.all([entry.load(), loadNamespaces(catalog, entry.namespaces)]);
  return page;
}

/** Loads a layout with its texts. */
export async function loadLayout(name: LayoutName, catalog: Catalog) {
  const { load, namespaces } = LAYOUTS[name];
  const [layout] = await Promise.all([load(), loadNamespaces(catalog, namespaces)]);
  return layout;
}
