import { isLanguage } from '../../common/language.js';
import {
  type PageData,
  type PageDataRequest,
  PageRendererService,
  type RenderedPage,
  type RenderInput,
  type ResolvedPage,
} from './page-renderer.service.js';
import { PAGE_LISTS, type PageList } from './profile-page-data.js';

/** The pages that the renderer for tests knows by their whole address, and how they are rendered. */
const FIXED: Record<string, 'public' | 'shell'> = {
  '/login': 'public',
  '/maintenance': 'public',
  '/settings/account': 'shell',
};

/**
 * A renderer for tests: it knows some fixed pages, profiles with their contents, news and the documents of the site, and
 * writes what it was given as the page.
 */
export class FakePageRenderer extends PageRendererService {
  /** What was rendered, oldest first. */
  readonly rendered: (RenderInput & { data: PageData | null })[] = [];

  resolve(pathname: string, search: string): Promise<ResolvedPage> {
    const [, prefix = '', asked = '/'] = /^(?:\/(ja|en)(?=\/|$))?(\/.*)?$/.exec(pathname) ?? [];
    const rest = canonical(asked);
    const language = isLanguage(prefix) ? prefix : null;
    const query = new URLSearchParams(search);
    const all = PAGE_LISTS.find((list) => query.get(list) === 'all') ?? null;
    const data = dataOf(rest, all);
    const rendering =
      data === null ? FIXED[rest] : data.kind === 'news' || data.kind === 'edited' ? 'shell' : 'public';
    if (rendering === undefined) return Promise.resolve({ kind: 'notFound', language });
    return Promise.resolve({
      kind: 'page',
      routeId: data?.kind ?? 'fixed',
      language,
      barePath: rest,
      rendering,
      search: all === null ? '' : `?${all}=all`,
      data,
    });
  }

  listed(): Promise<string[]> {
    return Promise.resolve(['/', '/terms']);
  }

  async render(input: RenderInput): Promise<RenderedPage> {
    const data = await input.data;
    this.rendered.push({ ...input, data });
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

/** The document that the renderer for tests writes. */
export function fakeHtml({
  language,
  status,
  maintenance,
}: Pick<RenderInput, 'language' | 'status' | 'maintenance'>): string {
  const closed = maintenance === null ? '' : `<time>${maintenance.endsAt ?? ''}</time>`;
  return `<!doctype html><html lang="${language}"><title>${status}</title>${closed}</html>`;
}

/** The one spelling of an address: as the route table does it, but for the words that the renderer for tests knows. */
function canonical(asked: string): string {
  if (!URL.canParse(asked, 'http://localhost') || /%(?![0-9a-f]{2})|%00|%2f/i.test(asked)) return asked;
  const path = decodeURIComponent(asked).replace(/(?<=.)\/$/, '');
  return path.replace(/^\/(?!profile\/).*$|^\/profile\/|\/contents\//gi, (words) => words.toLowerCase());
}

function dataOf(path: string, all: PageList | null): PageDataRequest | null {
  if (path === '/') return { kind: 'themes' };
  const [, name] = /^\/(terms|privacy)$/.exec(path) ?? [];
  if (name !== undefined) return { kind: 'document', name };
  const [, displayId, contentId, edit] =
    /^\/profile\/([A-Za-z0-9._-]{1,30})(?:\/contents\/(\d+))?(\/edit)?$/.exec(path) ?? [];
  const newsId = /^\/news\/([A-Za-z0-9_-]+)$/.exec(path)?.[1];
  if (newsId !== undefined) return { kind: 'news', newsId };
  if (displayId === undefined) return null;
  if (edit !== undefined)
    return { kind: 'edited', displayId, contentId: contentId === undefined ? null : Number(contentId) };
  return contentId === undefined
    ? { kind: 'profile', displayId, all }
    : { kind: 'content', displayId, contentId: Number(contentId) };
}
