import { type AppConfig } from '../../config/app-config.js';
import { FakePageRenderer } from '../pages/fake-page-renderer.js';
import { PageAddressesService } from './page-addresses.service.js';
import { type SitemapFile, type SitemapKind } from './sitemap-file.entity.js';
import { type SitemapFilesRepository } from './sitemap-files.repository.js';
import { type ListedPage, type SitemapRange, type SitemapReadModel } from './sitemap.read-model.js';
import { PAGES_PER_FILE, SitemapsService } from './sitemaps.service.js';

const SITE = 'https://hitohira.example';
const CHANGED = new Date('2027-01-28T09:00:00Z');
const HANA: ListedPage = { displayId: 'hana', contentId: null, changedAt: CHANGED };
const ROSES: ListedPage = { displayId: 'hana', contentId: 7, changedAt: CHANGED };

describe('the sitemap', () => {
  /** The files that the job has divided the pages into. */
  let files: Pick<SitemapFile, 'kind' | 'number' | 'changedAt'>[];
  /** The pages by kind. */
  let pages: Record<SitemapKind, ListedPage[]>;
  /** The reads of pages: their kind, range and limit. */
  let reads: [SitemapKind, SitemapRange, number][];
  let service: SitemapsService;
  beforeEach(() => {
    [files, pages, reads] = [[], { creators: [], contents: [] }, []];
    service = new SitemapsService(
      new PageAddressesService({ publicUrl: SITE } as AppConfig),
      new FakePageRenderer(),
      {
        list: () => Promise.resolve(files),
        findRange: (kind: SitemapKind, number: number) => {
          const isKnown = number === 1 || files.some((file) => file.kind === kind && file.number === number);
          return Promise.resolve(isKnown ? { after: `${number}`, until: null } : null);
        },
      } as unknown as SitemapFilesRepository,
      {
        list: (kind: SitemapKind, range: SitemapRange, limit: number) => {
          reads.push([kind, range, limit]);
          return Promise.resolve(pages[kind].slice(0, limit));
        },
      } as unknown as SitemapReadModel,
    );
  });

  /** The addresses in a text, in order. */
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const indexed = async () =>
    locations(await service.index()).map((url) => url?.replace(`${SITE}/sitemaps/`, ''));
  const fileOf = async (name: string) => {
    const parts = await service.file(name);
    return parts && [...parts].join('');
  };

  describe('has an index', () => {
    it('of the files with when their pages changed, and of the site itself', async () => {
      files = [
        { kind: 'creators', number: 1, changedAt: CHANGED },
        { kind: 'creators', number: 2, changedAt: CHANGED },
        { kind: 'contents', number: 1, changedAt: CHANGED },
      ];
      expect(await indexed()).toEqual(['site.xml', 'creators-1.xml', 'creators-2.xml', 'contents-1.xml']);
      const dates = [...(await service.index()).matchAll(/<lastmod>(.*?)<\/lastmod>/g)];
      expect(dates.map(([, date]) => date)).toEqual(Array(3).fill('2027-01-28T09:00:00.000Z'));
      expect(reads).toEqual([]);
    });

    it('of first files that the job has not found yet, if they have pages', async () => {
      files = [{ kind: 'creators', number: 1, changedAt: CHANGED }];
      pages = { creators: [HANA], contents: [ROSES] };
      expect(await indexed()).toEqual(['site.xml', 'creators-1.xml', 'contents-1.xml']);
      expect(reads).toEqual([['contents', { after: null, until: null }, 1]]);
      pages.contents = [];
      expect(await indexed()).toEqual(['site.xml', 'creators-1.xml']);
    });
  });

  describe('has a file', () => {
    it('of the pages of the site, in each language and without one', async () => {
      const xml = await fileOf('site');
      expect(locations(xml!)).toEqual([
        ...[`${SITE}/ja`, `${SITE}/en`, `${SITE}/`],
        ...[`${SITE}/ja/terms`, `${SITE}/en/terms`, `${SITE}/terms`],
      ]);
      expect(xml).not.toContain('lastmod');
      expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/terms"/>`);
    });

    it.each([
      ['creators-1', [HANA], '/profile/hana'],
      ['contents-1', [ROSES], '/profile/hana/contents/7'],
    ])('of the pages in its range: %s', async (name, listed, path) => {
      const kind = name === 'creators-1' ? 'creators' : 'contents';
      pages[kind] = listed;
      const xml = await fileOf(name);
      expect(locations(xml!)).toEqual([`${SITE}/ja${path}`, `${SITE}/en${path}`, `${SITE}${path}`]);
      expect(xml).toContain('<lastmod>2027-01-28T09:00:00.000Z</lastmod>');
      expect(reads).toEqual([[kind, { after: '1', until: null }, PAGES_PER_FILE]]);
    });

    it('only if it has pages', async () => {
      expect(await fileOf('creators-1')).toBeNull();
    });

    it.each([
      'creators-2',
      'creators-0',
      'creators-01',
      'creators-1000000',
      'creators',
      'people-1',
      'site-1',
      '',
    ])('but not %j', async (name) => {
      files = [0, 1_000_000].map((number) => ({ kind: 'creators', number, changedAt: CHANGED }));
      pages = { creators: [HANA], contents: [ROSES] };
      expect(await fileOf(name)).toBeNull();
      expect(reads).toEqual([]);
    });
  });
});
