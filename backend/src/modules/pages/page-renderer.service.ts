import { type PageData } from './dto/page-data.js';
import { type RenderInput } from './dto/render-input.js';
import { type RenderedPage } from './dto/rendered-page.js';
import { type ResolvedPage } from './dto/resolved-page.js';

/** The port for rendering pages. Only the frontend has a route table. */
export abstract class PageRendererService {
  abstract resolve(pathname: string, search: string): Promise<ResolvedPage>;
  /**
   * @param data may resolve while rendering starts; null if the page needs none
   * @throws errors of `data`
   */
  abstract render(input: RenderInput, data: Promise<PageData> | null): Promise<RenderedPage>;

  /** The paths for the sitemap, without languages. */
  abstract listed(): Promise<string[]>;
}
