import { type ComponentType } from 'react';
import { type Catalog } from '../../i18n/catalog';
import { loadNamespaces } from '../../i18n/load-namespaces';
import { type Namespace } from '../../i18n/namespaces';
import { BASE_NAMESPACES } from '../base-namespaces';
import { type ApplicationEntry, type LayoutName } from './route-entry';

interface LayoutEntry {
  load: () => Promise<{ default: ComponentType }>;
  source: string;
  namespaces: readonly Namespace[];
}

/** The layouts of the application, each its own chunk. */
export const LAYOUTS: Record<LayoutName, LayoutEntry> = {
  default: {
    load: () => import('../layouts/DefaultLayout'),
    source: 'src/app/layouts/DefaultLayout.tsx',
    namespaces: [],
  },
  noHeader: {
    load: () => import('../layouts/NoHeaderLayout'),
    source: 'src/app/layouts/NoHeaderLayout.tsx',
    namespaces: [],
  },
  studio: {
    load: () => import('../layouts/StudioLayout'),
    source: 'src/app/layouts/StudioLayout.tsx',
    namespaces: ['studio'],
  },
  themeEdit: {
    load: () => import('../layouts/ThemeEditLayout'),
    source: 'src/app/layouts/ThemeEditLayout.tsx',
    namespaces: ['studio'],
  },
  begin: {
    load: () => import('../layouts/BeginLayout'),
    source: 'src/app/layouts/BeginLayout.tsx',
    namespaces: ['begin'],
  },
};

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

/** The sources and namespaces of a page, for its preload links. */
export function pageSources(entry: ApplicationEntry): { sources: string[]; namespaces: Namespace[] } {
  const layout = LAYOUTS[entry.layout];
  return {
    sources: [layout.source, entry.source],
    namespaces: [...new Set([...BASE_NAMESPACES, ...layout.namespaces, ...entry.namespaces])],
  };
}
