import { type ComponentType } from 'react';
import { type Namespace } from '../../i18n/namespaces';
import { type LayoutName } from './route-entry';

interface LayoutEntry {
  load: () => Promise<{ default: ComponentType }>;
  source: string;
  namespaces: readonly Namespace[];
}

/**
 * The frames of the pages, each a chunk of its own: before one is signed in, without a header for what is done in one
 * go, for choosing a theme, and the default. That one has three forms: the page of a creator shows the creator, the
 * studio is for work behind the login, everything else has the site's own header. The frame for trimming a picture is
 * no page's: it opens over the page that has the file (`components/TrimLayout.tsx`).
 */
export const LAYOUTS: Record<LayoutName, LayoutEntry> = {
  beforeLogin: {
    load: () => import('../layouts/BeforeLoginLayout'),
    source: 'src/app/layouts/BeforeLoginLayout.tsx',
    namespaces: [],
  },
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
  publicPage: {
    load: () => import('../layouts/PublicPageLayout'),
    source: 'src/app/layouts/PublicPageLayout.tsx',
    namespaces: ['profile'],
  },
  themeEdit: {
    load: () => import('../layouts/ThemeEditLayout'),
    source: 'src/app/layouts/ThemeEditLayout.tsx',
    namespaces: ['studio'],
  },
};
