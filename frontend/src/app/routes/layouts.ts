import { type ComponentType } from 'react';
import { type Namespace } from '../../i18n/namespaces';
import { type LayoutName } from './route-entry';

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
};
