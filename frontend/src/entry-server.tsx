import { type ClientAssets } from './server/client-assets';
import { type RenderInput } from './server/render-input';
import { type RenderedPage, renderPage } from './server/render-page';

export { readClientAssets } from './server/read-client-assets';
export { listedPaths } from './app/routes/listed-paths';
export { resolvePage, type ResolvedPage } from './app/routes/resolve-page';
export type { PageData } from './app/routes/route-entry';
export type { Language } from './i18n/language';
export type { ClientAssets, RenderedPage, RenderInput };

/** What the backend holds on to: pages of one build of the browser's side. */
export interface Renderer {
  render: (input: RenderInput) => Promise<RenderedPage>;
}

/** Prepares to render pages that load the given build in the browser. */
export function createRenderer(assets: ClientAssets): Renderer {
  return { render: (input) => renderPage(assets, input) };
}
