import { type ComponentType } from 'react';
import { type Namespace } from '../../i18n/namespaces';
import { type LayoutName } from './route-entry';

interface LayoutEntry {
  load: () => Promise<{ default: ComponentType }>;
  source: string;
  namespaces: readonly Namespace[];
}

/**
 * The frames of the application's pages, each a chunk of its own: without a header for what is done in one go, for
 * choosing a theme, the studio for work behind the login, and for everything else the site's own header. The frame for trimming a picture is
 * no page's: it opens over the page that has the file (`components/studio/TrimLayout.tsx`).
 */
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
