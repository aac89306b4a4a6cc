import { type ComponentType } from 'react';
import { type DocumentNamespace } from '../i18n/namespaces';
import { type DocumentData } from './document-data';
import { type DocumentKind } from './boot';

type DataOf<Kind> = Extract<DocumentData, { kind: Kind }>;

interface DocumentEntry<Kind extends DocumentKind> {
  load: () => Promise<{ default: ComponentType<[DataOf<Kind>] extends [never] ? object : DataOf<Kind>> }>;
  /** The source file of the chunk, its key in the build manifest. */
  source: string;
  namespaces: readonly DocumentNamespace[];
}

/** The documents, each its own chunk. */
export const DOCUMENTS: { [Kind in DocumentKind]: DocumentEntry<Kind> } = {
  landing: {
    load: () => import('./pages/LandingDocument'),
    source: 'src/documents/pages/LandingDocument.tsx',
    namespaces: ['common', 'home', 'profile'],
  },
  profile: {
    load: () => import('./pages/ProfileDocument'),
    source: 'src/documents/pages/ProfileDocument.tsx',
    namespaces: ['common', 'profile'],
  },
  content: {
    load: () => import('./pages/ContentDocument'),
    source: 'src/documents/pages/ContentDocument.tsx',
    namespaces: ['common', 'content', 'profile'],
  },
  document: {
    load: () => import('./pages/SiteDocument'),
    source: 'src/documents/pages/SiteDocument.tsx',
    namespaces: ['common', 'documents'],
  },
  maintenance: {
    load: () => import('./pages/MaintenanceDocument'),
    source: 'src/documents/pages/MaintenanceDocument.tsx',
    namespaces: ['common', 'site'],
  },
  failure: {
    load: () => import('./pages/FailureDocument'),
    source: 'src/documents/pages/FailureDocument.tsx',
    namespaces: ['common'],
  },
};
