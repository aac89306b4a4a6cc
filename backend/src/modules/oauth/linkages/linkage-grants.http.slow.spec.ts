import { randomBytes } from 'node:crypto';
import { createContent } from '../../../../test/support/factories/content.js';
import { createLinkage } from '../../../../test/support/factories/linkage.js';
import { eventually } from '../../../../test/support/eventually.js';
import { failureIn } from '../../../../test/support/failures.js';
import { runJob } from '../../../../test/support/jobs.js';
import { goToLink, letTokensEnd, link, LINKAGES } from '../../../../test/support/linkages.js';
import { signUp, type SignedUp } from '../../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import {
  AT_INSTAGRAM,
  AT_TIKTOK,
  AT_X,
  AT_YOUTUBE,
  TestSandbox,
} from '../../../../test/support/test-sandbox.js';
import { KEEP_LINKAGES_QUEUE } from '../../../jobs/queues.js';
import { LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { ProviderUnavailable } from '../../../providers/provider.errors.js';
import { SealedBoxService } from '../../../security/sealed-box.service.js';
import { type NoticeListResponse } from '../../notices/dto/notice-list.response.js';
import { type OwnLinkageListResponse } from './dto/linkage.response.js';
import { LinkageGrantsService } from './linkage-grants.service.js';
import { LinkageMaintenanceJob } from './linkage-maintenance.job.js';
import { Content } from '../../contents/content.entity.js';
import { Linkage } from './linkage.entity.js';
import { LinkageGrant } from './linkage-grant.entity.js';
import { Notice } from '../../notices/notice.entity.js';
import { Picture } from '../../pictures/picture.entity.js';
import { ago, fromNow } from '../../../../test/support/times.js';

const VIDEO = '/api/oauth/youtube/posts/detail';
const ENCRYPTION_KEY = 'ab'.repeat(32);

describe('the tokens of linked accounts', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp({ ...sandbox.variables, ENCRYPTION_KEY });
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });
  beforeEach(async () => {
    person = await signUp(testApp);
  });
  afterEach(() => sandbox.reset());

  const { oneChannel } = AT_YOUTUBE;
  const title = oneChannel.channels[0]?.title ?? '';
  const videoId = oneChannel.channels[0]?.videos[0]?.id ?? '';

  const linkYoutube = async () => {
    const { results } = await link(person.browser, sandbox, 'youtube', oneChannel);
    return (results[0] as { linkageId: number }).linkageId;
  };
  const readVideo = (linkageId: number, browser: Browser = person.browser) =>
    browser.get(VIDEO).query({ linkageId, videoId });
  /** Runs work with another server of the site, where the same user is signed in. */
  const elsewhere = async (
    overrides: Record<string, string>,
    work: (browser: Browser, app: TestApp['app']) => Promise<void>,
  ) => {
    const other = await startTestApp(
      { ...sandbox.variables, ENCRYPTION_KEY, ...overrides },
      { reachDatabase: () => Promise.resolve(testApp.databaseUrl) },
    );
    try {
      const browser = other.browser();
      const { email, password } = person.input;
      await browser.post('/api/auth/login').send({ email, password }).expect(200);
      await work(browser, other.app);
    } finally {
      await other.stop();
    }
  };
  /** A short timeout for providers. */
  const SHORT_TIMEOUT = { PROVIDER_HTTP_TIMEOUT_MS: '300' };
  const renewals = async (path = '/google/token') =>
    (await sandbox.requestsTo(path)).filter(({ form }) => form['grant_type'] === 'refresh_token').length;
  /** Runs the job without the queue. */
  const keep = () => testApp.app.get(LinkageMaintenanceJob, { strict: false }).run();
  const needsReconnect = async () => {
    const { body } = await person.browser.get(`${LINKAGES}/accounts/me`).expect(200);
    return (body as OwnLinkageListResponse).results.map((each) => each.needsReconnect);
  };
  const notices = async () =>
    ((await person.browser.get('/api/notices').expect(200)).body as NoticeListResponse).results;
  const grantRows = () => testApp.repository(LinkageGrant).findBy({ accountId: person.account.accountId });

  describe('are renewed', () => {
    it('when they have expired, and not before', async () => {
      const linkageId = await linkYoutube();
      await readVideo(linkageId).expect(200);
      expect(await renewals()).toBe(0);
      await letTokensEnd(testApp, person.account.accountId);
      await readVideo(linkageId).expect(200);
      await readVideo(linkageId).expect(200);
      expect(await renewals()).toBe(1);
    });

    it('once for concurrent requests, in any process', async () => {
      const linkageId = await linkYoutube();
      await elsewhere({}, async (browser) => {
        await letTokensEnd(testApp, person.account.accountId);
        // Most requests are sent before the first response.
        await sandbox.faultAt('POST /google/token', { delayMs: 500 });
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_none, index) =>
            readVideo(linkageId, index % 2 === 0 ? person.browser : browser),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
        expect(await renewals()).toBe(1);
      });
    });

    it.each([
      ['x', AT_X.somebody, '/x/2/oauth2/token'],
      ['tiktok', AT_TIKTOK.somebody, '/tiktok/v2/oauth/token/'],
    ] as const)('with the newest token if %s changes it each time', async (provider, who, path) => {
      const { results } = await link(person.browser, sandbox, provider, who, 'hana');
      const linkageId = (results[0] as { linkageId: number }).linkageId;
      const ask = ({ app }: TestApp) => {
        const clients = app.get(LinkageClientsService, { strict: false });
        const deadline = AbortSignal.timeout(10_000);
        return app
          .get(LinkageGrantsService, { strict: false })
          .use(linkageId, (token) => clients.of(provider).channels(token, deadline), deadline);
      };
      for (let time = 1; time <= 3; time += 1) {
        await letTokensEnd(testApp, person.account.accountId);
        await Promise.all([ask(testApp), ask(testApp), ask(testApp)]);
        expect(await renewals(path)).toBe(time);
      }
      expect((await grantRows()).map(({ version }) => version)).toEqual([4]);
    });

    it('once if the provider rejects a token that should be valid', async () => {
      const linkageId = await linkYoutube();
      await sandbox.faultAt('GET /google/youtube/v3/videos', { status: 401, body: '{}' });
      await readVideo(linkageId).expect(200);
      expect(await renewals()).toBe(1);
    });

    it('by the next request if the provider was unavailable', async () => {
      const linkageId = await linkYoutube();
      await letTokensEnd(testApp, person.account.accountId);
      await sandbox.faultAt('POST /google/token', { status: 500 });
      expect(failureIn(await readVideo(linkageId).expect(403)).errorCode).toBe('E0101');
      expect(await needsReconnect()).toEqual([false]);
      await readVideo(linkageId).expect(200);
    });

    it('even if the process that started it has died', async () => {
      const linkageId = await linkYoutube();
      await letTokensEnd(testApp, person.account.accountId);
      const claimUntil = (renewingUntil: Date) =>
        testApp.repository(LinkageGrant).update({ accountId: person.account.accountId }, { renewingUntil });
      await claimUntil(fromNow({ hours: 1 }));
      await elsewhere(SHORT_TIMEOUT, async (browser) => {
        expect(failureIn(await readVideo(linkageId, browser).expect(403)).errorCode).toBe('E0101');
      });
      await claimUntil(new Date());
      await readVideo(linkageId).expect(200);
      expect(await renewals()).toBe(1);
    });

    it('to the end even if no request waits for it', async () => {
      const linkageId = await linkYoutube();
      await letTokensEnd(testApp, person.account.accountId);
      const grants = testApp.app.get(LinkageGrantsService, { strict: false });
      await sandbox.faultAt('POST /google/token', { delayMs: 300 });
      const given = grants.use(linkageId, () => Promise.resolve('read'), AbortSignal.abort());
      await expect(given).rejects.toBeInstanceOf(ProviderUnavailable);
      await eventually(async () => (await grantRows())[0]?.version === 2, 'the tokens to be renewed');
    });
  });

  it('without blocking requests beyond the timeout if a provider hangs', async () => {
    const linkageId = await linkYoutube();
    await elsewhere(SHORT_TIMEOUT, async (browser) => {
      await sandbox.faultAt('GET /google/youtube/v3/videos', { end: 'hang' });
      expect(failureIn(await readVideo(linkageId, browser).expect(403)).errorCode).toBe('E0101');
      const { code, state } = await goToLink(browser, sandbox, 'x', AT_X.somebody);
      await sandbox.faultAt('POST /x/2/oauth2/token', { end: 'hang' });
      const answer = await browser.post(`${LINKAGES}/providers/x`).send({ code, state }).expect(403);
      expect(failureIn(answer).errorCode).toBe('E0101');
    });
  });

  describe('that are no longer valid', () => {
    const expectDead = async (linkageId: number) => {
      const answer = await readVideo(linkageId).expect(403);
      expect(failureIn(answer).errorCode).toBe('E0101');
      expect(await needsReconnect()).toEqual([true]);
      expect(await grantRows()).toEqual([]);
    };

    it('are deleted, the owner is notified, and the provider is not called again', async () => {
      const linkageId = await linkYoutube();
      await sandbox.withdraw('google', oneChannel);
      await expectDead(linkageId);
      const asked = (await sandbox.requestsTo('/google/youtube/v3/videos')).length;
      await expectDead(linkageId);
      expect(await sandbox.requestsTo('/google/youtube/v3/videos')).toHaveLength(asked);
      const { body } = await testApp.client
        .get(`${LINKAGES}/accounts/${person.account.displayId}`)
        .expect(200);
      expect(JSON.stringify(body)).not.toContain('needsReconnect');
    });

    it('are also detected on renewal', async () => {
      const linkageId = await linkYoutube();
      await letTokensEnd(testApp, person.account.accountId);
      await sandbox.withdraw('google', oneChannel);
      await expectDead(linkageId);
    });

    it('were encrypted with a lost key', async () => {
      const linkageId = await linkYoutube();
      await testApp
        .repository(LinkageGrant)
        .update({ accountId: person.account.accountId }, { sealedTokens: 'broken' });
      await expectDead(linkageId);
    });

    it('never existed', async () => {
      const linkageId = await createLinkage(testApp, person.account.accountId, {
        provider: 'youtube',
        handle: 'UC-without-consent',
      });
      await expectDead(linkageId);
    });

    it('are reported once, by mail and in the studio, with the date on which data will be removed', async () => {
      const linkageId = await linkYoutube();
      await sandbox.withdraw('google', oneChannel);
      await Promise.all([readVideo(linkageId), readVideo(linkageId)]);
      await expectDead(linkageId);
      const [notice, ...more] = await notices();
      expect(more).toEqual([]);
      expect(notice).toMatchObject({ kind: 'LINKAGE_ENDED', provider: 'youtube', subject: title });
      const days = (Date.parse(notice?.dueAt ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeCloseTo(30, 1);
      const mail = await testApp.mail.newest(person.input.email, 2);
      expect(mail.subject).toBe('YouTubeとの連携が切れました — Hitohira');
      const studio = `/ja/profile/${person.account.displayId}/edit#linkages`;
      for (const part of [title, studio, '年']) expect(mail.text).toContain(part);
      // Linking again withdraws the notice.
      await linkYoutube();
      expect(await notices()).toEqual([]);
      await signUp(testApp);
      expect(testApp.mail.to(person.input.email)).toHaveLength(2);
    });

    it('are reported without a date if no data will be removed', async () => {
      await link(person.browser, sandbox, 'instagram', AT_INSTAGRAM.onePage);
      await testApp
        .repository(LinkageGrant)
        .update(
          { accountId: person.account.accountId },
          { sealedTokens: 'broken', expiresAt: fromNow({ days: 5 }), renewedAt: ago({ days: 9 }) },
        );
      await keep();
      expect(await notices()).toMatchObject([{ kind: 'LINKAGE_ENDED', provider: 'instagram', dueAt: null }]);
      const { text = '' } = await testApp.mail.newest(person.input.email, 2);
      expect(text).toContain('そのまま残ります');
    });

    it('are reported again in the week before data is removed', async () => {
      const linkageId = await linkYoutube();
      await sandbox.withdraw('google', oneChannel);
      await readVideo(linkageId).expect(403);
      const ended = (days: number) =>
        testApp.repository(Linkage).update(linkageId, { grantEndedAt: ago({ days }) });
      await ended(22);
      await keep();
      expect((await notices()).map(({ kind }) => kind)).toEqual(['LINKAGE_ENDED']);
      await ended(24);
      await keep();
      await keep();
      expect((await notices()).map(({ kind }) => kind)).toEqual(['LINKAGE_REMOVAL_SOON']);
      const mail = await testApp.mail.newest(person.input.email, 3);
      expect(mail.subject).toBe('YouTubeの情報がまもなくページから削除されます — Hitohira');
      await signUp(testApp);
      expect(testApp.mail.to(person.input.email)).toHaveLength(3);
    });

    it("are reported in time if a post's data is older than the end of the consent", async () => {
      const linkageId = await linkYoutube();
      await createContent(testApp, person.account.accountId, { provider: 'youtube', linkageId });
      await testApp.repository(Content).update({ linkageId }, { providerReadAt: ago({ days: 25 }) });
      await sandbox.withdraw('google', oneChannel);
      await readVideo(linkageId).expect(403);
      await keep();
      const [notice] = await notices();
      expect(notice?.kind).toBe('LINKAGE_REMOVAL_SOON');
      expect((Date.parse(notice?.dueAt ?? '') - Date.now()) / 86_400_000).toBeCloseTo(5, 1);
    });

    it('are not reported to a withdrawn owner', async () => {
      const linkageId = await linkYoutube();
      await person.browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
      const posted = await testApp.repository(Notice).findBy({ linkageId });
      expect(posted).toEqual([]);
      await testApp.mail.newest(person.input.email, 2);
      expect(testApp.mail.to(person.input.email)).toHaveLength(2);
    });

    it('are replaced when the account is linked again', async () => {
      const linkageId = await linkYoutube();
      await sandbox.withdraw('google', oneChannel);
      await expectDead(linkageId);
      expect(await linkYoutube()).toBe(linkageId);
      expect(await needsReconnect()).toEqual([false]);
      await readVideo(linkageId).expect(200);
    });
  });

  describe('of Instagram', () => {
    const REFRESH = '/instagram/refresh_access_token';
    const linkInstagram = async () => {
      const { results } = await link(person.browser, sandbox, 'instagram', AT_INSTAGRAM.onePage);
      return (results[0] as { linkageId: number }).linkageId;
    };
    const age = (endsInDays: number, renewedDaysAgo: number) =>
      testApp
        .repository(LinkageGrant)
        .update(
          { accountId: person.account.accountId },
          { expiresAt: fromNow({ days: endsInDays }), renewedAt: ago({ days: renewedDaysAgo }) },
        );
    const daysLeft = async () => {
      const [row] = await grantRows();
      return Math.round(((row?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000);
    };
    // Removes the grants of other tests, so that only this one is due.
    beforeEach(() => testApp.repository(LinkageGrant).delete({ provider: 'instagram' }));

    it('are renewed by a job, long before they end', async () => {
      await linkInstagram();
      await sandbox.advance(45 * 86_400);
      await age(15, 45);
      await runJob(testApp, KEEP_LINKAGES_QUEUE);
      expect(await sandbox.requestsTo(REFRESH)).toHaveLength(1);
      expect(await daysLeft()).toBe(60);
      await keep();
      expect(await sandbox.requestsTo(REFRESH)).toHaveLength(1);
    });

    it.each([
      ['that are less than a day old', 15, 0],
      ['that are valid for long enough', 21, 39],
    ])('are not renewed, %s', async (_which, endsInDays, renewedDaysAgo) => {
      await linkInstagram();
      await age(endsInDays, renewedDaysAgo);
      await keep();
      expect(await sandbox.requestsTo(REFRESH)).toEqual([]);
    });

    it('are retried if Instagram was unavailable', async () => {
      await linkInstagram();
      await sandbox.advance(45 * 86_400);
      await age(15, 45);
      await sandbox.faultAt(`GET ${REFRESH}`, { status: 503 });
      await keep();
      expect(await daysLeft()).toBe(15);
      await keep();
      expect(await daysLeft()).toBe(60);
    });

    it('have ended if the owner revoked them', async () => {
      await linkInstagram();
      await sandbox.advance(45 * 86_400);
      await age(15, 45);
      await sandbox.withdraw('instagram', AT_INSTAGRAM.onePage);
      await keep();
      expect(await needsReconnect()).toEqual([true]);
    });
  });

  describe.each([
    ['tiktok', AT_TIKTOK.somebody, '/tiktok/v2/oauth/token/'],
    ['x', AT_X.somebody, '/x/2/oauth2/token'],
  ] as const)('of %s, which are not used otherwise,', (provider, who, path) => {
    const days = (renewed: number, tried: number | null = null) =>
      testApp
        .repository(LinkageGrant)
        .update(
          { accountId: person.account.accountId },
          { renewedAt: ago({ days: renewed }), renewingUntil: tried === null ? null : ago({ days: tried }) },
        );
    // Removes the grants of other tests, so that only this one is due.
    beforeEach(async () => {
      await testApp.repository(LinkageGrant).delete({ provider });
      await link(person.browser, sandbox, provider, who, 'hana');
    });

    it('are renewed once a week by a job, and not earlier', async () => {
      await days(6);
      await keep();
      expect(await renewals(path)).toBe(0);
      await days(7);
      await runJob(testApp, KEEP_LINKAGES_QUEUE);
      expect(await renewals(path)).toBe(1);
      await keep();
      expect(await renewals(path)).toBe(1);
      expect(await needsReconnect()).toEqual([false]);
    });

    it('are detected as ended if the owner revoked them, and the owner is notified', async () => {
      await sandbox.withdraw(provider, who);
      await days(7);
      await keep();
      expect(await needsReconnect()).toEqual([true]);
      expect(await grantRows()).toEqual([]);
      await keep();
      expect(await renewals(path)).toBe(1);
    });

    it('are retried the next day if the provider was unavailable, and not earlier', async () => {
      await days(7);
      await sandbox.faultAt(`POST ${path}`, { status: 503 });
      await keep();
      await keep();
      expect(await renewals(path)).toBe(1);
      expect(await needsReconnect()).toEqual([false]);
      await days(7, 1);
      await keep();
      expect(await renewals(path)).toBe(2);
      const [grant] = await grantRows();
      expect(grant?.version).toBe(2);
    });
  });

  it('are re-encrypted after a key change, so that the old key can be removed', async () => {
    const linkageId = await linkYoutube();
    const [before] = await grantRows();
    const key = randomBytes(32);
    const keys = { ENCRYPTION_KEY: key.toString('hex'), ENCRYPTION_KEY_PREVIOUS: ENCRYPTION_KEY };
    await elsewhere(keys, async (browser, app) => {
      // Called directly: the other server shares the queue, but not the new key.
      await app.get(LinkageMaintenanceJob, { strict: false }).run();
      const [after] = await grantRows();
      const open = (encryption: Buffer, sealed = '') =>
        new SealedBoxService({ encryption, encryptionPrevious: null }).open(sealed, 'linkage-grant');
      expect(open(key, after?.sealedTokens)).toBe(
        open(Buffer.from(ENCRYPTION_KEY, 'hex'), before?.sealedTokens),
      );
      await readVideo(linkageId, browser).expect(200);
    });
  });

  describe('refresh from YouTube', () => {
    const age = (days: number) =>
      testApp.repository(Linkage).update({ accountId: person.account.accountId }, { readAt: ago({ days }) });
    const profile = async () => {
      const { body } = await person.browser.get(`${LINKAGES}/accounts/me`).expect(200);
      const [linkage] = (body as OwnLinkageListResponse).results;
      return { name: linkage?.snsAccountName, pictured: linkage?.picture !== null };
    };
    const forgetName = () =>
      testApp
        .repository(Linkage)
        .update({ accountId: person.account.accountId }, { snsAccountName: 'before' });
    const title = oneChannel.channels[0]?.title;

    it("a channel's name before the retention period ends", async () => {
      await linkYoutube();
      await forgetName();
      await age(24);
      await keep();
      expect(await profile()).toEqual({ name: 'before', pictured: true });
      await age(25);
      await keep();
      expect(await profile()).toEqual({ name: title, pictured: true });
      const { accountId } = person.account;
      expect(await testApp.repository(Picture).findBy({ accountId })).toHaveLength(1);
    });

    it('that the grant no longer includes the channel, which then has to be linked again', async () => {
      await linkYoutube();
      await age(25);
      await testApp
        .repository(Linkage)
        .update({ accountId: person.account.accountId }, { providerAccountId: 'UC-gone' });
      await keep();
      expect(await needsReconnect()).toEqual([true]);
    });

    it('nothing while it is unavailable: the data is deleted after a month, until the next refresh', async () => {
      await linkYoutube();
      const away = () => sandbox.faultAt('GET /google/youtube/v3/channels', { status: 503 });
      await age(29);
      await away();
      await keep();
      expect(await profile()).toEqual({ name: title, pictured: true });
      await age(30);
      await away();
      await keep();
      expect(await profile()).toEqual({ name: 'YouTube', pictured: false });
      expect(await needsReconnect()).toEqual([false]);
      await keep();
      expect(await profile()).toEqual({ name: title, pictured: true });
    });

    it('nothing after the consent has ended: the data is deleted after a month', async () => {
      const linkageId = await linkYoutube();
      await sandbox.withdraw('google', oneChannel);
      await readVideo(linkageId).expect(403);
      const ended = (days: number) =>
        testApp
          .repository(Linkage)
          .update({ accountId: person.account.accountId }, { grantEndedAt: ago({ days }) });
      await ended(29);
      await keep();
      expect(await profile()).toEqual({ name: title, pictured: true });
      await ended(30);
      await keep();
      expect(await profile()).toEqual({ name: 'YouTube', pictured: false });
      const { accountId } = person.account;
      expect(await testApp.repository(Picture).findBy({ accountId })).toEqual([]);
    });
  });
});
