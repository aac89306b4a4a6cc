/**
 * The program that renders pages on the server, as the build of the pages exports it. Either side fills in the types that
 * it has from `openapi/pages.json`.
 */
export interface ServerEntry<ResolvedPage, RenderInput, PageData, RenderedPage> {
  /** Finds the page of an address. */
  resolvePage: (pathname: string, search: string) => ResolvedPage;
  /** The pages with one address each that search engines may list, without their languages. */
  listedPaths: () => string[];
  /** Prepares to render pages that load the build in a directory. */
  loadRenderer: (clientDirectory: string) => Promise<{
    /** @throws whatever reading the data does; all that can be made ready without them is done meanwhile */
    render: (input: RenderInput, data: PageData | Promise<PageData> | null) => Promise<RenderedPage>;
  }>;
}
