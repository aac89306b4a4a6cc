import { isLanguage } from '../../common/language.js';
import { PageRenderer, type RenderedPage, type RenderInput, type ResolvedPage } from './page-renderer.js';

/** A renderer for tests: it knows the front page, profiles and the page of maintenance, and writes what it was given as the page. */
export class FakePageRenderer extends PageRenderer {
  /** What was rendered, oldest first. */
  readonly rendered: RenderInput[] = [];

  resolve(pathname: string): Promise<ResolvedPage> {
    const [, prefix = '', rest = '/'] = /^(?:\/(ja|en)(?=\/|$))?(\/.*)?$/.exec(pathname) ?? [];
    const language = isLanguage(prefix) ? prefix : null;
    const displayId = /^\/profile\/([A-Za-z0-9._-]{1,30})$/.exec(rest)?.[1];
    if (!['/', '/maintenance'].includes(rest) && displayId === undefined)
      return Promise.resolve({ kind: 'notFound', language });
    return Promise.resolve({
      kind: 'page',
      language,
      barePath: rest,
      data: displayId === undefined ? null : { kind: 'profile', displayId },
    });
  }

  render(input: RenderInput): Promise<RenderedPage> {
    this.rendered.push(input);
    return Promise.resolve({
      status: input.status,
      html: `<!doctype html><html lang="${input.language}"><title>${input.status}</title></html>`,
      scriptHashes: ["'sha256-c2NyaXB0'"],
      styleHashes: ["'sha256-c3R5bGU='"],
    });
  }
}
