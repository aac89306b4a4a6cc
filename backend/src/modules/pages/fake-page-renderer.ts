import { isLanguage } from '../../common/rules/language.js';
import { type PageData } from './dto/page-data.js';
import { PAGE_LISTS, type PageList, type PageRequest } from './dto/page-request.js';
import { type RenderInput } from './dto/render-input.js';
import { type RenderedPage } from './dto/rendered-page.js';
import { type ResolvedPage } from './dto/resolved-page.js';
import { PageRendererService } from './page-renderer.service.js';

/** The fixed pages of the test renderer. */
const FIXED: Record<string, 'public' | 'shell'> = {
  '/login': 'public',
  '/maintenance': 'public',
  '/settings/account': 'shell',
};

/**
 * A renderer for tests: knows some fixed pages, profiles, contents, news and documents, and writes its input as the
 * page.
 */
export class FakePageRenderer extends PageRendererService {
  /** The rendered pages, oldest first. */
  readonly rendered: (RenderInput & { data: PageData | null })[] = [];

  resolve(pathname: string, search: string): Promise<ResolvedPage> {
    const [, prefix = '', asked = '/'] = /^(?:\/(ja|en)(?=\/|$))?(\/.*)?$/.exec(pathname) ?? [];
    const rest = canonical(asked);
    const language = isLanguage(prefix) ? prefix : null;
    const query = new URLSearchParams(search);
    const all = PAGE_LISTS.find((list) => query.get(list) === 'all') ?? null;
    const request = requestOf(rest, all);
    const rendering =
      request === null
        ? FIXED[rest]
        : request.kind === 'news' || request.kind === 'edited'
          ? 'shell'
          : 'public';
    if (rendering === undefined) return Promise.resolve({ kind: 'notFound', language });
    return Promise.resolve({
      kind: 'page',
      routeId: request?.kind ?? 'fixed',
      language,
      barePath: rest,
      rendering,
      search: all === null ? '' : `?${all}=all`,
      request,
    });
  }

  listed(): Promise<string[]> {
    return Promise.resolve(['/', '/terms']);
  }

  async render(input: RenderInput, reading: Promise<PageData> | null): Promise<RenderedPage> {
    const data = await reading;
    this.rendered.push(Object.assign({}, input, { data }));
    return {
      status: input.status,
      html: fakeHtml(input),
      scriptHashes: ["'sha256-c2NyaXB0'"],
      styleHashes: ["'sha256-c3R5bGU='"],
      frameOrigins: data?.kind === 'content' ? ['https://player.example'] : [],
      allowsLinkSwitch: data?.kind === 'profile' && data.account.linkswitchPid !== null,
    };
  }
}

/** The document of the test renderer. */
export function fakeHtml({
  language,
  status,
  maintenance,
}: Pick<RenderInput, 'language' | 'status' | 'maintenance'>): string {
  const closed = maintenance === null ? '' : `<time>${maintenance.endsAt ?? ''}</time>`;
  return `<!doctype html><html lang="${language}"><title>${status}</title>${closed}</html>`;
}

/** The canonical spelling of a path, as in the route table. */
function canonical(asked: string): string {
  if (!URL.canParse(asked, 'http://localhost') || /%(?![0-9a-f]{2})|%00|%2f/i.test(asked)) return asked;
  const path = decodeURIComponent(asked).replace(/(?<=.)\/$/, '');
  return path.replace(/^\/(?!profile\/).*$|^\/profile\/|\/contents\//gi, (words) => words.toLowerCase());
}

function requestOf(path: string, all: PageList | null): PageRequest | null {
  if (path === '/') return { kind: 'landing' };
  const [, name] = /^\/(terms|privacy)$/.exec(path) ?? [];
  if (name !== undefined) return { kind: 'document', name };
  const [, displayId, contentId, edit] =
    /^\/profile\/([A-Za-z0-9._-]{1,30})(?:\/contents\/(\d+))?(\/edit)?$/.exec(path) ?? [];
  const newsId = /^\/news\/([A-Za-z0-9_-]+)$/.exec(path)?.[1];
  if (newsId !== undefined) return { kind: 'news', newsId };
  if (displayId === undefined) return null;
  if (edit !== undefined) {
    const [below, id] =
      contentId === undefined ? [edit, null] : [`/contents/${contentId}${edit}`, Number(contentId)];
    return { kind: 'edited', displayId, contentId: id, below };
  }
  return contentId === undefined
    ? { kind: 'profile', displayId, all }
    : { kind: 'content', displayId, contentId: Number(contentId) };
}
