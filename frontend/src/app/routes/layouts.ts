import { type ComponentType } from 'react';
import { type Namespace } from '../../i18n/namespaces';
import { type LayoutName } from './route-table';

interface LayoutEntry {
  load: () => Promise<{ default: ComponentType }>;
  source: string;
  namespaces: readonly Namespace[];
}

/** The frames of the pages, each a chunk of its own. */
export const LAYOUTS: Record<LayoutName, LayoutEntry> = {
  beforeLogin: {
    load: () => import('../layouts/BeforeLoginLayout'),
    source: 'src/app/layouts/BeforeLoginLayout.tsx',
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
  publicPage: {
    load: () => import('../layouts/PublicPageLayout'),
    source: 'src/app/layouts/PublicPageLayout.tsx',
    namespaces: ['profile'],
  },
};
