import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../../config/app-config.js';
import {
  PageRendererService,
  type RenderedPage,
  type RenderInput,
  type ResolvedPage,
} from './page-renderer.service.js';

/** Where the pages are built to: files for browsers, and the program that renders on the server. */
export const CLIENT_DIRECTORY = path.join(PROJECT_ROOT, 'frontend/dist/client');
const SERVER_ENTRY = path.join(PROJECT_ROOT, 'frontend/dist/server/entry-server.js');

interface ServerEntry {
  resolvePage(pathname: string, search: string): ResolvedPage;
  listedPaths(): string[];
  readClientAssets(directory: string): Promise<unknown>;
  createRenderer(assets: unknown): { render(input: RenderInput): Promise<RenderedPage> };
}

/** Renders with the pages as they were built. */
export class BuiltPageRendererService extends PageRendererService {
  private constructor(
    private readonly entry: ServerEntry,
    private readonly renderer: ReturnType<ServerEntry['createRenderer']>,
  ) {
    super();
  }

  /** @throws Error where the pages have not been built */
  static async load(): Promise<BuiltPageRendererService> {
    const entry = (await import(pathToFileURL(SERVER_ENTRY).href)) as ServerEntry;
    return new BuiltPageRendererService(
      entry,
      entry.createRenderer(await entry.readClientAssets(CLIENT_DIRECTORY)),
    );
  }

  resolve(pathname: string, search: string): Promise<ResolvedPage> {
    return Promise.resolve(this.entry.resolvePage(pathname, search));
  }

  render(input: RenderInput): Promise<RenderedPage> {
    return this.renderer.render(input);
  }

  listed(): Promise<string[]> {
    return Promise.resolve(this.entry.listedPaths());
  }
}
