import { type PageData } from './dto/page-data.js';
import { type RenderInput } from './dto/render-input.js';
import { type RenderedPage } from './dto/rendered-page.js';
import { type ResolvedPage } from './dto/resolved-page.js';
import { PageRendererService } from './page-renderer.service.js';

/** Renders with the frontend's development server. */
export class DevelopmentPageRendererService extends PageRendererService {
  constructor(private readonly origin: string) {
    super();
  }

  resolve(pathname: string, search: string): Promise<ResolvedPage> {
    return this.call({ op: 'resolve', pathname, search });
  }

  async render(input: RenderInput, data: Promise<PageData> | null): Promise<RenderedPage> {
    return this.call({ op: 'render', input, data: await data });
  }

  listed(): Promise<string[]> {
    return this.call({ op: 'list' });
  }

  private async call<Answer>(body: object): Promise<Answer> {
    const response = await fetch(`${this.origin}/__render`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`The page server answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
