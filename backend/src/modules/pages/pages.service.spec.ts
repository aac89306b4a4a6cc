import { Logger } from '@nestjs/common';
import { promised } from '../../../test/support/promised.js';
import { type AnswerCacheService, type AnswerKey } from '../../answers/answer-cache.service.js';
import { completeAnswer, type KeptAnswer, type NewAnswer } from '../../answers/kept-answer.js';
import { type AppConfig } from '../../config/app-config.js';
import { FakeThrottle } from '../../security/throttling/fake-throttle.js';
import { type ThrottleService } from '../../security/throttling/throttle.service.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { type Closure, type MaintenanceService } from '../maintenance/maintenance.service.js';
import { type SocialAuthorizationService } from '../oauth/authorization/social-authorization.service.js';
import { type RedirectsService } from '../redirects/redirects.service.js';
import { type PageData } from './dto/page-data.js';
import { type PageRequest } from './dto/page-request.js';
import { FakePageRenderer } from './fake-page-renderer.js';
import { type PageDataService, PageMoved } from './page-data.service.js';
import { type AnsweredPage, PagesService, type RedirectedPage } from './pages.service.js';

const CLIENT = '192.0.2.1';
const HANA = '/profile/hana';

/** Answers in memory, which never become outdated. */
class FakeAnswers implements Pick<AnswerCacheService, 'has' | 'get'> {
  readonly kept = new Map<string, { answer: KeptAnswer; made: NewAnswer }>();
  /** Whether the kept answers have to be made again if that is possible. */
  isDoubted = false;

  has(key: AnswerKey): boolean {
    return !this.isDoubted && this.kept.has(JSON.stringify(key));
  }

  async get(key: AnswerKey, make: () => Promise<NewAnswer>): Promise<KeptAnswer> {
    const name = JSON.stringify(key);
    const kept = this.kept.get(name);
    if (kept) return kept.answer;
    const made = await make();
    const answer = completeAnswer(made);
    if (made.keepable) this.kept.set(name, { answer, made });
    return answer;
  }
}

describe('a page', () => {
  let renderer: FakePageRenderer;
  let answers: FakeAnswers;
  /** The closure of the site; null while it is open. */
  let closure: Closure | null;
  /** The redirects that the operator has set. */
  let redirects: Record<string, string>;
  /** What reading data fails with. */
  let failure: Error | null;
  /** Whether all data of a page could be read. */
  let isWhole: boolean;
  /** The reads of data, in order. */
  let log: string[];
  /** The errors that are logged. */
  let logged: unknown[];
  beforeEach(() => {
    logged = [];
    const nothing = () => undefined;
    Logger.overrideLogger({
      log: nothing,
      warn: nothing,
      error: (entry: unknown) => void logged.push(entry),
    });
    [renderer, answers] = [new FakePageRenderer(), new FakeAnswers()];
    [closure, redirects, failure, isWhole, log] = [null, {}, null, true, []];
  });

  const startPages = ({
    limits = {},
    frontendDevUrl = null,
  }: { limits?: Partial<Record<'RENDER' | 'READ', number>>; frontendDevUrl?: string | null } = {}) => {
    const look = (what: string, request: PageRequest) =>
      promised(() => {
        const displayId = 'displayId' in request ? request.displayId : 'hana';
        log.push(`${what} ${displayId}`);
        if (failure) throw failure;
        if (displayId === 'hanako') throw new PageMoved(HANA);
        if (displayId !== 'hana') throw new AccountNotFound();
      });
    const service = new PagesService(
      {
        ...{ publicUrl: 'https://hitohira.example', frontendDevUrl, purgeDays: 7 },
        flows: { tokenTtlS: 3600, codeTtlS: 600 },
        throttles: { MAIL_MINUTE: { windowS: 60 } },
        shops: { linkSwitchScript: 'https://aml.valuecommerce.com/vcdal.js' },
      } as AppConfig,
      renderer,
      answers as unknown as AnswerCacheService,
      {
        read: async (request: PageRequest) => {
          await look('read', request);
          const account = { accountId: 'account-1', linkswitchPid: null };
          return { data: { kind: request.kind, account }, validUntil: 5000 };
        },
        requireExisting: (request: PageRequest) => look('look for', request),
        isWhole: (data: PageData | null) => data === null || isWhole,
      } as unknown as PageDataService,
      {
        get closure() {
          return closure;
        },
      } as MaintenanceService,
      { lookUp: (path: string) => redirects[path] ?? null } as unknown as RedirectsService,
      { listProviders: () => ['line'] } as unknown as SocialAuthorizationService,
      new FakeThrottle(limits) as unknown as ThrottleService,
    );
    return (path: string) => service.page(path, 'ja', CLIENT);
  };
  /** The database is away. */
  const away = () => Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const statusOf = (page: AnsweredPage | RedirectedPage) =>
    'answer' in page ? page.answer.status : page.status;

  describe('is rendered', () => {
    it('with its data and the settings of the operator', async () => {
      const page = await startPages()(HANA);
      expect(page).toMatchObject({
        ...{ answer: { status: 200, path: HANA, routeName: 'page:profile' }, routeName: 'profile' },
        ...{ retryAfterS: null, meant: true },
      });
      expect(renderer.rendered).toMatchObject([
        {
          ...{ path: HANA, language: 'ja', status: 200, data: { kind: 'profile' }, maintenance: null },
          settings: {
            ...{ publicUrl: 'https://hitohira.example', restoreDays: 7 },
            ...{ flowMs: 3_600_000, codeMs: 600_000, codeResendMs: 60_000 },
          },
          socialProviders: { results: [{ provider: 'line' }], total: 1 },
        },
      ]);
    });

    it('in the language of its URL, or else in the preferred one', async () => {
      const page = startPages();
      await page(`/en${HANA}`);
      await page(HANA);
      expect(renderer.rendered).toMatchObject([
        { path: `/en${HANA}`, language: 'en' },
        { path: HANA, language: 'ja' },
      ]);
    });

    it('without data where it needs none', async () => {
      await startPages()('/login');
      expect(log).toEqual([]);
      expect(renderer.rendered).toMatchObject([{ path: '/login', data: null }]);
    });
  });

  describe('is kept', () => {
    it('until its account changes or something appears on schedule', async () => {
      const page = startPages({ limits: { RENDER: 1, READ: 1 } });
      for (const path of [`${HANA}?utm=1`, HANA, HANA]) expect(statusOf(await page(path))).toBe(200);
      expect(renderer.rendered.map(({ path }) => path)).toEqual([HANA]);
      const [kept] = answers.kept.values();
      expect(kept?.made).toMatchObject({ accountId: 'account-1', validUntil: 5000, revalidated: true });
    });

    it('once for each language of the URL and each list in full', async () => {
      const page = startPages();
      for (const path of [HANA, `/ja${HANA}`, `/en${HANA}`, `${HANA}?links=all`, `${HANA}?links=all&x=1`])
        await page(path);
      expect(renderer.rendered.map(({ path }) => path)).toEqual([
        ...[HANA, `/ja${HANA}`, `/en${HANA}`, `${HANA}?links=all`],
      ]);
    });

    it('but by browsers only if it is the same for everybody', async () => {
      const page = startPages();
      expect(await page('/login')).toMatchObject({ answer: { headers: { 'Cache-Control': 'no-cache' } } });
      expect(await page('/settings/account')).toMatchObject({
        answer: { headers: { 'Cache-Control': 'no-store' }, etag: null },
      });
    });

    it.each(['/login?from=settings', '/news/spring'])('but not %s', async (path) => {
      const page = startPages();
      await page(path);
      await page(path);
      expect(renderer.rendered.map((each) => each.path)).toEqual([path, path]);
    });

    it('but not if a part of its data could not be read', async () => {
      isWhole = false;
      expect(statusOf(await startPages()(HANA))).toBe(200);
      expect(answers.kept.size).toBe(0);
    });

    it('but not during development', async () => {
      const page = startPages({ frontendDevUrl: 'http://localhost:5173' });
      for (const path of [HANA, HANA, '/nowhere', '/nowhere']) await page(path);
      expect([renderer.rendered.length, answers.kept.size]).toEqual([4, 0]);
    });
  });

  describe('moves', () => {
    it('to its own spelling, with the language and the query', async () => {
      expect(await startPages()(`/en${HANA}/?links=all&x=1`)).toEqual({
        ...{ redirectUrl: `/en${HANA}?links=all&x=1`, status: 301, routeName: 'profile' },
      });
      expect([log, renderer.rendered]).toEqual([['look for hana'], []]);
    });

    it('to the present display ID', async () => {
      expect(await startPages()('/en/profile/hanako?x=1')).toMatchObject({
        ...{ redirectUrl: `/en${HANA}?x=1`, status: 301 },
      });
    });

    it('only if it exists', async () => {
      expect(statusOf(await startPages()('/profile/taro/'))).toBe(404);
    });

    it('to where the operator says', async () => {
      redirects = { '/old': '/login', '/away': 'https://other.example/', '/lost': '/nowhere' };
      const page = startPages();
      const moved = async (path: string) => {
        const answered = await page(path);
        return 'redirectUrl' in answered ? [answered.redirectUrl, answered.status, answered.routeName] : [];
      };
      expect(await moved('/old')).toEqual(['/login', 302, 'redirect']);
      expect(await moved('/en/old')).toEqual(['/en/login', 302, 'redirect']);
      expect(await moved('/en/away')).toEqual(['https://other.example/', 302, 'redirect']);
      expect(await moved('/en/lost')).toEqual(['/nowhere', 302, 'redirect']);
    });
  });

  describe('fails', () => {
    it.each([
      ['/nowhere', 'notFound'],
      ['/profile/taro', 'profile'],
    ])('as expected if there is none: %s', async (path, routeName) => {
      expect(await startPages()(path)).toMatchObject({
        ...{ answer: { status: 404, routeName: 'page:notFound' }, meant: true, routeName },
      });
      expect(logged).toEqual([]);
    });

    it('with an error page that is the same for every URL', async () => {
      const page = startPages();
      await page('/nowhere');
      await page('/elsewhere');
      await page('/en/nowhere');
      expect(renderer.rendered).toMatchObject([
        { path: '/404', status: 404, language: 'ja' },
        { path: '/en/404', status: 404, language: 'en' },
      ]);
    });

    it('for now while the database is away, which is not logged again', async () => {
      failure = away();
      expect(await startPages()(HANA)).toMatchObject({
        ...{ answer: { status: 503 }, retryAfterS: 5, meant: false },
      });
      expect(logged).toEqual([]);
    });

    it('for other reasons, which are logged', async () => {
      failure = new Error('broken');
      expect(await startPages()(HANA)).toMatchObject({
        ...{ answer: { status: 500, routeName: 'page:failed' }, retryAfterS: null, meant: false },
      });
      expect(logged).toEqual([{ event: 'page.failed', err: failure }]);
    });
  });

  describe('is limited', () => {
    it.each(['RENDER', 'READ'] as const)('by %s', async (name) => {
      const page = startPages({ limits: { [name]: 1 } });
      expect(statusOf(await page(HANA))).toBe(200);
      expect(await page(`/en${HANA}`)).toMatchObject({
        answer: { status: 429 },
        retryAfterS: 3600,
        meant: true,
      });
      expect(renderer.rendered.map(({ status }) => status)).toEqual([200, 429]);
    });

    it('only in its reads if it moves', async () => {
      const page = startPages({ limits: { READ: 1, RENDER: 0 } });
      expect(await page(`${HANA}/`)).toMatchObject({ status: 301 });
      expect(statusOf(await page(`${HANA}/`))).toBe(429);
    });

    it('only in its renderings if it needs no database', async () => {
      const page = startPages({ limits: { READ: 0, RENDER: 1 } });
      expect(statusOf(await page('/terms'))).toBe(200);
      expect(statusOf(await page('/login'))).toBe(429);
    });

    it('but beyond the limit still missing or elsewhere, unless that cannot be told', async () => {
      const page = startPages({ limits: { RENDER: 0 } });
      expect(statusOf(await page('/profile/taro'))).toBe(404);
      expect(await page('/profile/hanako')).toMatchObject({ status: 301, redirectUrl: HANA });
      failure = away();
      expect(statusOf(await page('/profile/taro'))).toBe(429);
    });

    it('but does not count as rendered if it is missing or elsewhere, only as read', async () => {
      const page = startPages({ limits: { RENDER: 1, READ: 3 } });
      expect(statusOf(await page('/profile/taro'))).toBe(404);
      expect(await page('/profile/hanako')).toMatchObject({ status: 301 });
      expect(statusOf(await page(HANA))).toBe(200);
      expect(statusOf(await page('/profile/taro'))).toBe(429);
    });

    it('and counts as rendered if it fails', async () => {
      const page = startPages({ limits: { RENDER: 1 } });
      failure = new Error('broken');
      expect(statusOf(await page(HANA))).toBe(500);
      failure = null;
      expect(statusOf(await page(HANA))).toBe(429);
    });

    it('but does not count at all if another request has made it', async () => {
      const page = startPages({ limits: { RENDER: 1, READ: 1 } });
      await startPages()(HANA);
      answers.isDoubted = true;
      expect(statusOf(await page(HANA))).toBe(200);
      expect(statusOf(await page(`/en${HANA}`))).toBe(200);
    });
  });

  describe('of a closed site', () => {
    beforeEach(() => {
      closure = { endsAt: new Date('2027-01-28T09:00:00Z'), retryAfterS: 600 };
      redirects = { '/old': '/login' };
    });

    it.each([HANA, '/nowhere', '/old'])('says when it is back: %s', async (path) => {
      expect(await startPages()(path)).toMatchObject({
        ...{ answer: { status: 503 }, retryAfterS: 600, meant: true, routeName: 'closed' },
      });
      expect(renderer.rendered).toMatchObject([
        { path: '/404', status: 503, maintenance: { endsAt: '2027-01-28T09:00:00.000Z' } },
      ]);
    });

    it('is its own page at its own address', async () => {
      expect(await startPages()('/en/maintenance')).toMatchObject({
        ...{ answer: { status: 200 }, retryAfterS: null, meant: true },
      });
      expect(renderer.rendered).toMatchObject([{ path: '/en/maintenance', language: 'en' }]);
    });

    it('is rendered again once its end changes', async () => {
      const page = startPages();
      await page(HANA);
      closure = { endsAt: null, retryAfterS: 120 };
      await page(HANA);
      expect(renderer.rendered.map(({ maintenance }) => maintenance?.endsAt)).toEqual([
        ...['2027-01-28T09:00:00.000Z', null],
      ]);
    });
  });
});
