import { type ServerEntry } from '@hitohira/backend/rules';
import { type PageData } from './api/generated/model/pageData';
import { type RenderedPage } from './api/generated/model/renderedPage';
import { type RenderInput } from './api/generated/model/renderInput';
import { type ResolvedPage } from './api/generated/model/resolvedPage';
import { listedPaths } from './app/routes/listed-paths';
import { resolvePage } from './app/routes/resolve-page';
import { type ClientAssets } from './server/client-assets';
import { readClientAssets } from './server/read-client-assets';
import { renderPage } from './server/render-page';

type Entry = ServerEntry<ResolvedPage, RenderInput, PageData, RenderedPage>;

/** Creates a renderer for a client build. */
export function createRenderer(assets: ClientAssets): Awaited<ReturnType<Entry['loadRenderer']>> {
  return { render: (input, data) => renderPage(assets, input, data) };
}

export default {
  resolvePage,
  listedPaths,
  loadRenderer: async (clientDirectory) => createRenderer(await readClientAssets(clientDirectory)),
} satisfies Entry;
