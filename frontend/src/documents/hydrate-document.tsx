import { type ComponentType, startTransition, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadChunk } from '../browser/load-chunk';
import { keepSiteSettings } from '../config/site-settings';
import { createI18n } from '../i18n/create-i18n';
import { type DocumentBoot } from './boot';
import { DocumentRoot } from './DocumentRoot';
import { DOCUMENTS } from './pages';

/** Takes over what the server wrote: the same document from the same data. */
export async function hydrateDocument(boot: DocumentBoot): Promise<Root> {
  keepSiteSettings(boot.settings);
  const { load, namespaces } = DOCUMENTS[boot.kind];
  const [{ default: Page }, i18n] = await loadChunk(() =>
    Promise.all([load(), createI18n(boot.language, ['common', ...namespaces])]),
  );
  const container = document.getElementById('root');
  if (container === null) throw new Error('The document has no root');
  // In small steps, between which the page can be scrolled and its links followed.
  return new Promise((resolve) => {
    startTransition(() => {
      resolve(
        hydrateRoot(
          container,
          <StrictMode>
            <DocumentRoot
              boot={boot}
              i18n={i18n}
              address={window.location.pathname + window.location.search}
              Page={Page as ComponentType<object>}
            />
          </StrictMode>,
        ),
      );
    });
  });
}
