/** The exports of the pages' server build. Each side supplies its types from `openapi/pages.json`. */
export interface ServerEntry<ResolvedPage, RenderInput, PageData, RenderedPage> {
  /** Resolves a URL to a page. */
  resolvePage: (pathname: string, search: string) => ResolvedPage;
  /** Static pages for search engines, without language prefixes. */
  listedPaths: () => string[];
  /** Prepares the renderer for a client build. */
  loadRenderer: (clientDirectory: string) => Promise<{
    /** @throws any error of the data, which is awaited while rendering is prepared */
    render: (input: RenderInput, data: PageData | Promise<PageData> | null) => Promise<RenderedPage>;
  }>;
}
