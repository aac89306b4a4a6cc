import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../../config/app-config.js';
import { type ServerEntry } from '../../common/rules/server-entry.js';
import { type PageData } from './dto/page-data.js';
import { type RenderInput } from './dto/render-input.js';
import { type RenderedPage } from './dto/rendered-page.js';
import { type ResolvedPage } from './dto/resolved-page.js';
import { PageRendererService } from './page-renderer.service.js';

/** The build output of the frontend: browser files, and the server entry. */
export const CLIENT_DIRECTORY = path.join(PROJECT_ROOT, 'frontend/dist/client');
const SERVER_ENTRY = path.join(PROJECT_ROOT, 'frontend/dist/server/entry-server.js');

type Entry = ServerEntry<ResolvedPage, RenderInput, PageData, RenderedPage>;

/** Renders with the built frontend. */
export class BuiltPageRendererService extends PageRendererService {
  private constructor(
    private readonly entry: Entry,
    private readonly renderer: Awaited<ReturnType<Entry['loadRenderer']>>,
  ) {
    super();
  }

  /** @throws Error if the frontend is not built */
  static async load(): Promise<BuiltPageRendererService> {
    const { default: entry } = (await import(pathToFileURL(SERVER_ENTRY).href)) as { default: Entry };
    return new BuiltPageRendererService(entry, await entry.loadRenderer(CLIENT_DIRECTORY));
  }

  resolve(pathname: string, search: string): Promise<ResolvedPage> {
    return Promise.resolve(this.entry.resolvePage(pathname, search));
  }

  render(input: RenderInput, data: Promise<PageData> | null): Promise<RenderedPage> {
    return this.renderer.render(input, data);
  }

  listed(): Promise<string[]> {
    return Promise.resolve(this.entry.listedPaths());
  }
}
