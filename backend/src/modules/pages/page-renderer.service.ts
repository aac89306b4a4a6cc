import { type PageData } from './dto/page-data.js';
import { type RenderInput } from './dto/render-input.js';
import { type RenderedPage } from './dto/rendered-page.js';
import { type ResolvedPage } from './dto/resolved-page.js';

/** The port behind which the pages are rendered; the pages' own route table is the only one there is. */
export abstract class PageRendererService {
  abstract resolve(pathname: string, search: string): Promise<ResolvedPage>;
  /**
   * @param data the page is made ready while they are read; null where it needs none
   * @throws whatever reading them does
   */
  abstract render(input: RenderInput, data: Promise<PageData> | null): Promise<RenderedPage>;

  /** The pages with one address each that search engines may list, without their languages. */
  abstract listed(): Promise<string[]>;
}
