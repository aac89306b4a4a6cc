import { type ComponentType } from 'react';
import { type Root } from 'react-dom/client';
import { hydratePage } from '../browser/hydrate-page';
import { loadChunk } from '../browser/load-chunk';
import { loadStyleSheet } from '../browser/load-style-sheet';
import { setSiteSettings } from '../config/site-settings';
import { Catalog } from '../i18n/catalog';
import { DOCUMENT_LOADERS } from '../i18n/document-loaders';
import { type DocumentBoot } from './boot';
import { DocumentRoot } from './DocumentRoot';
import { DOCUMENTS } from './pages';

/** Hydrates the server-rendered document from its boot data. */
export async function hydrateDocument(boot: DocumentBoot): Promise<Root> {
  setSiteSettings(boot.settings);
  const { load, namespaces } = DOCUMENTS[boot.kind];
  const catalog = new Catalog(boot.language);
  const [{ default: Page }] = await loadChunk(() =>
    Promise.all([load(), catalog.load(DOCUMENT_LOADERS[boot.language], namespaces), loadStyleSheet()]),
  );
  return hydratePage(
    <DocumentRoot
      boot={boot}
      catalog={catalog}
      address={window.location.pathname + window.location.search}
      Page={Page as ComponentType<object>}
    />,
  );
}
