import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type PageData } from '../api/generated/model/pageData';
import { type RenderInput } from '../api/generated/model/renderInput';
import { type DocumentEntry } from '../app/routes/route-entry';
import { LinkSwitchNeedContext } from '../components/page/advertising';
import { type DocumentBoot, type DocumentKind } from '../documents/boot';
import { DocumentRoot } from '../documents/DocumentRoot';
import { DOCUMENTS } from '../documents/pages';
import { type Catalog } from '../i18n/catalog';
import { documentDataOf } from './document-data';

export interface RenderedBody {
  body: string;
  boot: object;
  /** Whether the page runs LinkSwitch. */
  needsLinkSwitch: boolean;
}

/** The document of a page, or the error document. */
export function documentKind(entry: DocumentEntry | undefined): DocumentKind {
  return entry?.document ?? 'failure';
}

/**
 * Renders a document for visitors.
 *
 * @throws the error of its data
 */
export async function renderDocument(
  entry: DocumentEntry | undefined,
  status: DocumentBoot['status'],
  catalog: Catalog,
  build: string | null,
  { path, language, settings, linkSwitchScript, maintenance }: RenderInput,
  data: PageData | Promise<PageData> | null,
): Promise<RenderedBody> {
  const kind = documentKind(entry);
  const { default: Page } = await DOCUMENTS[kind].load();
  const boot: DocumentBoot = {
    language,
    status,
    maintenance,
    settings,
    build,
    kind,
    data: documentDataOf(await data, path),
    linkSwitch: null,
  };
  const needs = { linkSwitch: false };
  const body = renderToString(
    <StrictMode>
      <LinkSwitchNeedContext
        value={() => {
          needs.linkSwitch = true;
        }}
      >
        <DocumentRoot boot={boot} catalog={catalog} address={path} Page={Page as ComponentType<object>} />
      </LinkSwitchNeedContext>
    </StrictMode>,
  );
  return {
    body,
    boot: { ...boot, linkSwitch: needs.linkSwitch ? linkSwitchScript : null },
    needsLinkSwitch: needs.linkSwitch,
  };
}
