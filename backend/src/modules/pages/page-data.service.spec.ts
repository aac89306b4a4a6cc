import { promised } from '../../../test/support/promised.js';
import { LARGEST_ID } from '../../common/rules/ids.js';
import { type PageAccountView } from '../accounts/account.read-model.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { type AccountsService } from '../accounts/accounts.service.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { type ContentsService } from '../contents/contents.service.js';
import { type DocumentsService } from '../documents/documents.service.js';
import { type NewsService } from '../news/news.service.js';
import { type ContentPageService } from './content-page.service.js';
import { type PageData } from './dto/page-data.js';
import { type PageRequest } from './dto/page-request.js';
import { type LandingPageService } from './landing-page.service.js';
import { needsDatabase, ownerOf, PageDataService, PageMoved } from './page-data.service.js';
import { type ProfilePageService } from './profile-page.service.js';

const CONTENT = 5;
const NOW = 1_000_000;

const profile = (displayId: string): PageRequest => ({ kind: 'profile', displayId, all: null });
const content = (displayId: string, contentId = CONTENT): PageRequest => ({
  kind: 'content',
  displayId,
  contentId,
});
const edited = (displayId: string, contentId: number | null): PageRequest => ({
  kind: 'edited',
  displayId,
  contentId,
  below: contentId === null ? '/edit' : `/contents/${contentId}/edit`,
});

describe('the data of pages', () => {
  /** The reads, in order. */
  let log: string[];
  /** In how many milliseconds something on Hana's pages changes. */
  let changesInMs: number | null;
  let service: PageDataService;

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
    [log, changesInMs] = [[], null];
    const requireContent = (id: number) =>
      promised(() => {
        log.push(`look for content ${id}`);
        if (id !== CONTENT) throw new ContentNotFound();
      });
    service = new PageDataService(
      {
        // Also by its former name, and however it is spelled.
        getForPage: (displayId: string) =>
          promised(() => {
            log.push(`look for ${displayId}`);
            if (!['hana', 'HANA', 'hanako'].includes(displayId)) throw new AccountNotFound();
            return { id: 'account-1', displayId: 'hana', changesInMs } as unknown as PageAccountView;
          }),
      } as unknown as AccountsService,
      {
        read: (account: PageAccountView, all: string | null) =>
          promised(() => {
            log.push(`read the page of ${account.displayId}, all: ${all}`);
            // Reading takes a while.
            jest.setSystemTime(NOW + 500);
            return { kind: 'profile', account: { accountId: account.id } };
          }),
      } as unknown as ProfilePageService,
      {
        read: async (readAccount: () => Promise<PageAccountView>, id: number) => {
          log.push(`read content ${id}`);
          return { kind: 'content', account: { accountId: (await readAccount()).id } };
        },
      } as unknown as ContentPageService,
      {
        getOf: async (account: Promise<PageAccountView>, id: number) => {
          await account;
          return requireContent(id);
        },
        requireOf: (_account: PageAccountView, id: number) => requireContent(id),
      } as unknown as ContentsService,
      {
        validUntil: () => NOW + 60_000,
        get: (name: string, language: string) => ({ name, language }),
      } as unknown as DocumentsService,
      {
        requirePublished: (id: string) => promised(() => void log.push(`look for news ${id}`)),
      } as unknown as NewsService,
      {
        read: () => Promise.resolve({ kind: 'landing', example: null }),
        isWhole: ({ example }: { example: unknown }) => example !== null,
      } as unknown as LandingPageService,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const read = (request: PageRequest) => service.read(request, 'en');
  /** Where it has moved to. */
  const moved = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof PageMoved ? error.barePath : error),
    );

  it('are right until something of the account changes, counted from before they were read', async () => {
    expect(await read(profile('hana'))).toMatchObject({ validUntil: null });
    changesInMs = 3000;
    jest.setSystemTime(NOW);
    expect(await read(profile('hana'))).toMatchObject({ validUntil: NOW + 3000 });
    jest.setSystemTime(NOW);
    expect(await read(content('hana'))).toMatchObject({ validUntil: NOW + 3000 });
  });

  it('of a document are right until it changes, and those of other pages for ever', async () => {
    const document = await read({ kind: 'document', name: 'terms' });
    expect(document).toEqual({
      data: { kind: 'document', document: { name: 'terms', language: 'en' } },
      validUntil: NOW + 60_000,
    });
    changesInMs = 3000;
    for (const request of [{ kind: 'landing' } as const, edited('hana', null)])
      expect(await read(request)).toMatchObject({ validUntil: null });
  });

  it('pass the list that is asked for whole', async () => {
    await read({ kind: 'profile', displayId: 'hana', all: 'links' });
    expect(log).toContain('read the page of hana, all: links');
  });

  it.each<[string, (displayId: string) => PageRequest, string]>([
    ['a page', profile, '/profile/hana'],
    ['a content', content, '/profile/hana/contents/5'],
    ['an edited page', (displayId) => edited(displayId, null), '/profile/hana/edit'],
    ['an edited content', (displayId) => edited(displayId, CONTENT), '/profile/hana/contents/5/edit'],
  ])('of %s are only at its own address', async (_what, requestOf, address) => {
    for (const displayId of ['hanako', 'HANA']) {
      expect(await moved(read(requestOf(displayId)))).toBe(address);
      const request = requestOf(displayId);
      if (needsDatabase(request)) expect(await moved(service.requireExisting(request))).toBe(address);
    }
    await expect(read(requestOf('nobody'))).rejects.toBeInstanceOf(AccountNotFound);
  });

  it('of an edited page are only its owner: what it holds is private', async () => {
    expect(await read(edited('hana', CONTENT))).toEqual({
      data: { kind: 'edited', accountId: 'account-1' },
      validUntil: null,
    });
    expect(log).toEqual(['look for hana', 'look for content 5']);
    await expect(read(edited('hana', 6))).rejects.toBeInstanceOf(ContentNotFound);
  });

  it('of the news are only that they exist', async () => {
    expect(await read({ kind: 'news', newsId: 'spring' })).toMatchObject({ data: { kind: 'news' } });
    expect(log).toEqual(['look for news spring']);
  });

  it.each([
    ['content', content('hana', LARGEST_ID + 1)],
    ['edited content', edited('hana', LARGEST_ID + 1)],
  ])('need no database where the number of the %s is too large for one', async (_what, request) => {
    await expect(read(request)).rejects.toBeInstanceOf(ContentNotFound);
    if (needsDatabase(request))
      await expect(service.requireExisting(request)).rejects.toBeInstanceOf(ContentNotFound);
    expect(log).toEqual([]);
  });

  it('are not read where it is only asked whether a page exists', async () => {
    for (const request of [profile('hana'), content('hana')])
      if (needsDatabase(request)) await service.requireExisting(request);
    expect(log).toEqual(['look for hana', 'look for hana', 'look for content 5']);
  });

  it.each<[boolean, string, object | null]>([
    [true, 'no data', null],
    [true, 'a profile', { kind: 'profile' }],
    [true, 'a content with its lists', { kind: 'content', items: {}, contents: {} }],
    [false, 'a content without its items', { kind: 'content', items: null, contents: {} }],
    [false, 'a content without the others', { kind: 'content', items: {}, contents: null }],
    [false, 'the landing page without its example', { kind: 'landing', example: null }],
  ])('are whole (%s): %s', (isWhole, _what, data) => {
    expect(service.isWhole(data as PageData | null)).toBe(isWhole);
  });

  it.each<[string | null, string, object | null]>([
    ['a', 'a profile', { kind: 'profile', account: { accountId: 'a' } }],
    ['a', 'a content', { kind: 'content', account: { accountId: 'a' } }],
    ['a', 'an edited page', { kind: 'edited', accountId: 'a' }],
    ['a', 'the landing page', { kind: 'landing', example: { accountId: 'a' } }],
    [null, 'the landing page without its example', { kind: 'landing', example: null }],
    [null, 'a document', { kind: 'document' }],
    [null, 'no data', null],
  ])('are outdated by changes of %s: %s', (owner, _what, data) => {
    expect(ownerOf(data as PageData | null)).toBe(owner);
  });

  it.each<[boolean, PageRequest]>([
    [true, profile('hana')],
    [true, content('hana')],
    [true, edited('hana', null)],
    [true, { kind: 'news', newsId: 'spring' }],
    [false, { kind: 'document', name: 'terms' }],
    [false, { kind: 'landing' }],
  ])('need a look-up in the database (%s): %j', (needs, request) => {
    expect(needsDatabase(request)).toBe(needs);
  });
});
