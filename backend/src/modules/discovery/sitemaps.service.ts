import { Injectable } from '@nestjs/common';
import { PageRendererService } from '../pages/page-renderer.service.js';
import { contentPath, creatorPath, PageAddressesService } from './page-addresses.service.js';
import { SITEMAP_KINDS, type SitemapKind } from './sitemap-file.entity.js';
import { SitemapFilesRepository } from './sitemap-files.repository.js';
import { type ListedPage, SitemapReadModel } from './sitemap.read-model.js';
import { element, XML_DECLARATION } from './xml.js';

/**
 * How many pages a file lists. Each has a URL per language and one without, and each URL names all of them: with the
 * longest host name this stays below the 50,000 URLs and 50 MB of sitemaps.org.
 */
export const PAGES_PER_FILE = 10_000;

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const URL_SET = `<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;

/** The file with the site's own pages. */
const SITE_FILE = 'site';

/** Writes the sitemap index and its files (sitemaps.org, protocol 0.9). */
@Injectable()
export class SitemapsService {
  constructor(
    private readonly addresses: PageAddressesService,
    private readonly renderer: PageRendererService,
    private readonly files: SitemapFilesRepository,
    private readonly pages: SitemapReadModel,
  ) {}

  async index(): Promise<string> {
    const known = await this.files.list();
    // The job has not run yet.
    const missing = SITEMAP_KINDS.filter((kind) => !known.some((file) => file.kind === kind));
    const first = await Promise.all(
      missing.map(async (kind) => {
        const [page] = await this.pages.list(kind, { after: null, until: null }, 1);
        return page === undefined ? [] : [{ name: `${kind}-1`, changedAt: null }];
      }),
    );
    const listed = [
      { name: SITE_FILE, changedAt: null },
      ...known.map(({ kind, number, changedAt }) => ({ name: `${kind}-${number}`, changedAt })),
      ...first.flat(),
    ];
    const entries = listed.map(
      ({ name, changedAt }) =>
        element(
          'sitemap',
          {},
          element('loc', {}, this.addresses.of(`/sitemaps/${name}.xml`)),
          changedAt && element('lastmod', {}, changedAt.toISOString()),
        ).text,
    );
    return `${XML_DECLARATION}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('\n')}\n</sitemapindex>\n`;
  }

  /**
   * A file of the index, in parts.
   *
   * @param name its name without `.xml`
   * @returns null if there is no such file
   */
  async file(name: string): Promise<Iterable<string> | null> {
    if (name === SITE_FILE)
      return this.write((await this.renderer.listed()).map((path) => ({ path, changedAt: null })));
    const [, kind, digits] = /^(creators|contents)-([1-9]\d{0,5})$/.exec(name) ?? [];
    if (kind === undefined) return null;
    const range = await this.files.findRange(kind as SitemapKind, Number(digits));
    const listed = range && (await this.pages.list(kind as SitemapKind, range, PAGES_PER_FILE));
    // A file without URLs would not be valid.
    return listed === null || listed.length === 0 ? null : this.write(listed.map(toEntry));
  }

  private *write(entries: readonly SitemapEntry[]): Generator<string> {
    yield XML_DECLARATION + URL_SET;
    for (const { path, changedAt } of entries) {
      const ways = this.addresses.alternates(path);
      const alternates = ways.map((way) => element('xhtml:link', { rel: 'alternate', ...way }));
      const lastmod = changedAt && element('lastmod', {}, changedAt.toISOString());
      yield ways
        .map(({ href }) => `${element('url', {}, element('loc', {}, href), lastmod, ...alternates).text}\n`)
        .join('');
    }
    yield '</urlset>\n';
  }
}

interface SitemapEntry {
  /** Its path without a language. */
  path: string;
  changedAt: Date | null;
}

function toEntry({ displayId, contentId, changedAt }: ListedPage): SitemapEntry {
  return {
    path: contentId === null ? creatorPath(displayId) : contentPath(displayId, contentId),
    changedAt,
  };
}
