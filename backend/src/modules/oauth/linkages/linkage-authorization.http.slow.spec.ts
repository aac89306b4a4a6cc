import { cookiesSetBy } from '../../../../test/support/cookies.js';
import { eventually } from '../../../../test/support/eventually.js';
import { failureIn } from '../../../../test/support/failures.js';
import { createLinkage } from '../../../../test/support/factories/linkage.js';
import { goToLink, link, LINKAGES } from '../../../../test/support/linkages.js';
import { signUp, type SignedUp } from '../../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import {
  AT_INSTAGRAM,
  AT_TIKTOK,
  AT_X,
  AT_YOUTUBE,
  TestSandbox,
} from '../../../../test/support/test-sandbox.js';
import { type OwnLinkageListResponse } from './dto/linkage.response.js';
import { LINKAGE_PROVIDERS } from '../authorization/linkage-provider.js';
import { Linkage } from './linkage.entity.js';
import { LinkageGrant } from './linkage-grant.entity.js';
import { OAuthState } from '../authorization/oauth-state.entity.js';
import { Picture } from '../../pictures/picture.entity.js';
import { RELEASE_LINKAGE_GRANT_QUEUE } from '../../../jobs/queues.js';
import { jobsOf } from '../../../../test/support/jobs.js';

const PROVIDERS = `${LINKAGES}/providers`;
const TOKEN = '/google/token';

describe('linking an account', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp(sandbox.variables);
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });
  beforeEach(async () => {
    person = await signUp(testApp);
  });
  afterEach(() => sandbox.reset());

  const own = async ({ browser } = person) =>
    (await browser.get(`${LINKAGES}/accounts/me`).expect(200)).body as OwnLinkageListResponse;

  describe('begins', () => {
    it('at the configured providers', async () => {
      const { body } = await person.browser.get(PROVIDERS).expect(200);
      expect(body).toEqual({
        results: [
          { providerName: 'youtube', providerDisplayName: 'YouTube', providerDomain: 'youtube.com' },
          { providerName: 'instagram', providerDisplayName: 'Instagram', providerDomain: 'instagram.com' },
          { providerName: 'tiktok', providerDisplayName: 'TikTok', providerDomain: 'tiktok.com' },
          { providerName: 'x', providerDisplayName: 'X', providerDomain: 'x.com' },
        ],
        total: 4,
      });
      await testApp.client.get(PROVIDERS).expect(401);
    });

    it('nowhere else', async () => {
      await person.browser.get(`${PROVIDERS}/line/redirect`).expect(404);
      await person.browser.post(`${PROVIDERS}/line`).send({ code: 'c', state: 's' }).expect(404);
      await testApp.client.get(`${PROVIDERS}/youtube/redirect`).expect(401);
      await testApp.client.post(`${PROVIDERS}/youtube`).send({ code: 'c', state: 's' }).expect(401);
    });

    it('with a new state and challenge each time, the registered redirect URI, and minimal scopes', async () => {
      const scopes = {
        youtube: 'https://www.googleapis.com/auth/youtube.readonly',
        instagram: 'instagram_business_basic',
        tiktok: 'user.info.basic,user.info.profile',
        x: 'users.read tweet.read offline.access',
      };
      const states = new Set<string>();
      const challenges = new Set<string>();
      for (const provider of LINKAGE_PROVIDERS) {
        for (let time = 0; time < 25; time += 1) {
          const answer = await person.browser.get(`${PROVIDERS}/${provider}/redirect`).expect(200);
          const { searchParams } = new URL((answer.body as { authUrl: string }).authUrl);
          const asked = Object.fromEntries(searchParams);
          expect(asked).toMatchObject({
            redirect_uri: `${PUBLIC_URL}/profile/linkage/${provider}`,
            scope: scopes[provider],
            response_type: 'code',
          });
          expect(asked['state']).toMatch(/^[\w-]{43}$/);
          states.add(asked['state'] ?? '');
          if (provider === 'youtube' || provider === 'x') {
            expect(asked).toMatchObject({ code_challenge_method: 'S256' });
            expect(asked['code_challenge']).toMatch(/^[\w-]{43}$/);
            challenges.add(asked['code_challenge'] ?? '');
          }
          const { linkageState } = cookiesSetBy(answer);
          expect(linkageState).toMatchObject({ httpOnly: true, maxAge: 1200, path: '/api', sameSite: 'lax' });
          expect(JSON.stringify(answer.body)).not.toContain(linkageState?.value);
        }
      }
      expect([states.size, challenges.size]).toEqual([100, 50]);
    });
  });

  describe('yields', () => {
    it('a YouTube channel, with a copy of its picture', async () => {
      const { code, state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      const answer = await person.browser
        .post(`${PROVIDERS}/youtube`)
        .send({ code, state, provider: 'youtube' })
        .expect(201);
      const [channel] = AT_YOUTUBE.oneChannel.channels;
      const { results, total } = answer.body as OwnLinkageListResponse;
      expect(total).toBe(1);
      expect(results[0]).toMatchObject({
        providerName: 'youtube',
        snsAccountName: channel?.title,
        profilePageUrl: `https://www.youtube.com/channel/${channel?.id}`,
        needsReconnect: false,
      });
      expect(results[0]?.thumbnailUrl).toMatch(/^\/media\/[0-9a-f]{64}-\d+\.webp$/);
      await testApp.client.get(results[0]?.thumbnailUrl ?? '').expect(200);
      expect(cookiesSetBy(answer)).toMatchObject({ linkageState: { value: '', maxAge: 0 } });
      expect(await own()).toEqual(answer.body);
    });

    it('every channel of a consent', async () => {
      const { results } = await link(person.browser, sandbox, 'youtube', AT_YOUTUBE.severalChannels);
      expect(results.map(({ snsAccountName }) => snsAccountName)).toEqual(
        AT_YOUTUBE.severalChannels.channels.map(({ title }) => title),
      );
      expect(
        await testApp.repository(LinkageGrant).findBy({ accountId: person.account.accountId }),
      ).toHaveLength(1);
    });

    it.each([
      ['instagram', AT_INSTAGRAM.onePage, `https://www.instagram.com/${AT_INSTAGRAM.onePage.username}/`],
      ['instagram', AT_INSTAGRAM.manyPosts, `https://www.instagram.com/${AT_INSTAGRAM.manyPosts.username}/`],
      ['x', AT_X.somebody, `https://x.com/${AT_X.somebody.username}`],
    ] as const)('the account at %s', async (provider, who, profilePageUrl) => {
      const { results } = await link(person.browser, sandbox, provider, who);
      expect(results).toMatchObject([{ snsAccountName: who.username, profilePageUrl }]);
      expect(results[0]?.thumbnailUrl).not.toBeNull();
    });

    it("a TikTok account with TikTok's user name", async () => {
      const { results } = await link(person.browser, sandbox, 'tiktok', AT_TIKTOK.somebody, '@somebody-else');
      expect(results).toMatchObject([
        {
          snsAccountName: AT_TIKTOK.somebody.displayName,
          profilePageUrl: `https://www.tiktok.com/@${AT_TIKTOK.somebody.username}`,
        },
      ]);
    });

    it("a TikTok account with the owner's user name if TikTok returns none", async () => {
      const answer = await person.browser.get(`${PROVIDERS}/tiktok/redirect`).expect(200);
      const { authUrl } = answer.body as { authUrl: string };
      const { code, state } = await sandbox.consent(authUrl, AT_TIKTOK.somebody, 'user.info.profile');
      const linked = await person.browser
        .post(`${PROVIDERS}/tiktok`)
        .send({ code, state, userId: ' ＠ｈａｎａ ' })
        .expect(201);
      expect((linked.body as OwnLinkageListResponse).results).toMatchObject([
        { profilePageUrl: 'https://www.tiktok.com/@hana' },
      ]);
    });

    it('no picture if it cannot be downloaded', async () => {
      await sandbox.addPerson('google', {
        userId: '100000000000000000099',
        displayName: 'つくし',
        channels: [{ id: 'UChitohira-tsukushi-01', title: 'つくし', videos: [] }],
      });
      await sandbox.faultAt('GET /pictures/UChitohira-tsukushi-01/800x800.jpg', { status: 500 });
      const { results } = await link(person.browser, sandbox, 'youtube', {
        userId: '100000000000000000099',
      });
      expect(results).toMatchObject([{ snsAccountName: 'つくし', thumbnailUrl: null, picture: null }]);
    });
  });

  describe('again', () => {
    it('updates and reconnects it', async () => {
      const [first] = (await link(person.browser, sandbox, 'x', AT_X.somebody)).results;
      await testApp.repository(Linkage).update(first!.linkageId, {
        needsReconnect: true,
        grantEndedAt: new Date(),
        snsAccountName: 'before',
      });
      const { code, state } = await goToLink(person.browser, sandbox, 'x', AT_X.somebody);
      const again = await person.browser.post(`${PROVIDERS}/x`).send({ code, state }).expect(200);
      expect(again.body).toEqual({ results: [first], total: 1 });
      expect(await own()).toEqual(again.body);
      const { accountId } = person.account;
      // The previous consent was not revoked, which might end the new one.
      expect(await testApp.repository(LinkageGrant).findBy({ accountId })).toHaveLength(1);
      expect(await testApp.repository(Picture).findBy({ accountId })).toHaveLength(1);
      expect(await sandbox.requestsTo('/x/2/oauth2/revoke')).toEqual([]);
    });

    it('with another channel adds that channel', async () => {
      const { oneChannel } = AT_YOUTUBE;
      await link(person.browser, sandbox, 'youtube', oneChannel);
      const { code, state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.severalChannels);
      const answer = await person.browser.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(201);
      expect((answer.body as OwnLinkageListResponse).total).toBe(2);
      expect((await own()).total).toBe(3);
    });

    it('creates a separate linkage on another page', async () => {
      const other = await signUp(testApp);
      await link(person.browser, sandbox, 'x', AT_X.somebody);
      const { code, state } = await goToLink(other.browser, sandbox, 'x', AT_X.somebody);
      await other.browser.post(`${PROVIDERS}/x`).send({ code, state }).expect(201);
      expect((await own()).total).toBe(1);
    });
  });

  describe('is rejected', () => {
    const tokenCalls = async () => (await sandbox.requestsTo(TOKEN)).length;

    it.each([
      ['is missing', 400, ({ code }: { code: string }) => ({ code })],
      [
        'is altered',
        403,
        ({ code, state }: { code: string; state: string }) => ({
          code,
          state: `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`,
        }),
      ],
    ])(
      'if the state %s, before YouTube is called, and the right one still works',
      async (_what, status, alter) => {
        const back = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
        await person.browser.post(`${PROVIDERS}/youtube`).send(alter(back)).expect(status);
        expect(await tokenCalls()).toBe(0);
        const { code, state } = back;
        await person.browser.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(201);
      },
    );

    it('if the state was used', async () => {
      const { code, state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      await person.browser.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(201);
      await person.browser.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(403);
      expect(await tokenCalls()).toBe(1);
    });

    it('if the state has expired', async () => {
      const { code, state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      await testApp.repository(OAuthState).updateAll({ expiresAt: new Date() });
      const answer = await person.browser.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(403);
      expect(failureIn(answer).errorCode).toBe('unknown');
      expect(await tokenCalls()).toBe(0);
    });

    it('if the state or the body is for another provider', async () => {
      const { code, state } = await goToLink(person.browser, sandbox, 'x', AT_X.somebody);
      await person.browser.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(403);
      await person.browser.post(`${PROVIDERS}/x`).send({ code, state, provider: 'youtube' }).expect(400);
      expect(await tokenCalls()).toBe(0);
    });

    it('in another browser, and for another account in the same one', async () => {
      const { code, state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      const elsewhere = testApp.browser();
      const { email, password } = person.input;
      await elsewhere.post('/api/auth/login').send({ email, password }).expect(200);
      await elsewhere.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(403);
      const other = await signUp(testApp);
      await person.browser
        .post('/api/auth/login')
        .send({ email: other.input.email, password: other.input.password })
        .expect(200);
      await person.browser.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(403);
      expect(await tokenCalls()).toBe(0);
    });

    it('except once for concurrent calls with the same code', async () => {
      const { code, state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => person.browser.post(`${PROVIDERS}/youtube`).send({ code, state })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(403)]);
      expect([await tokenCalls(), (await own()).total]).toEqual([1, 1]);
    });

    it('if the code is invalid', async () => {
      const { state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      const answer = await person.browser
        .post(`${PROVIDERS}/youtube`)
        .send({ code: 'a-code-of-nobody', state })
        .expect(403);
      expect(failureIn(answer).errorCode).toBe('E0101');
    });

    it.each([
      ['hangs up', { end: 'drop' }],
      ['fails', { status: 500, body: '{"error":"internal, with a secret"}' }],
      ['limits our rate', { status: 429 }],
      ['sends an HTML page', { body: '<html>secret</html>', headers: { 'Content-Type': 'text/html' } }],
      ['sends invalid JSON', { body: '{"access_token":' }],
      ['sends 50 MB', { bytes: 50_000_000 }],
      ['redirects elsewhere', { status: 302, headers: { Location: 'http://127.0.0.1:1/' } }],
    ] as const)('if YouTube %s, without details', async (_what, fault) => {
      const { code, state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      await sandbox.faultAt(`POST ${TOKEN}`, fault);
      const answer = await person.browser.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(403);
      expect(failureIn(answer).errorCode).toBe('E0101');
      expect(answer.text).not.toContain('secret');
      expect((await own()).total).toBe(0);
    });

    it.each([
      ['a person without a channel', 'youtube', AT_YOUTUBE.noChannel, '/google/revoke', 'E0103'],
      ['a personal account', 'instagram', AT_INSTAGRAM.personal, null, 'E0104'],
    ] as const)('for %s, with a code of its own', async (_who, provider, who, revoke, errorCode) => {
      const { code, state } = await goToLink(person.browser, sandbox, provider, who);
      const answer = await person.browser.post(`${PROVIDERS}/${provider}`).send({ code, state }).expect(403);
      expect(failureIn(answer).errorCode).toBe(errorCode);
      expect((await own()).total).toBe(0);
      if (revoke !== null)
        await eventually(
          async () => (await sandbox.requestsTo(revoke)).length === 1,
          'the consent to be revoked',
        );
    });

    it('if YouTube does not return the channels, and revokes the consent', async () => {
      const { code, state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      await sandbox.faultAt('GET /google/youtube/v3/channels', { status: 500 });
      const answer = await person.browser.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(403);
      expect(failureIn(answer).errorCode).toBe('E0101');
      await eventually(
        async () => (await sandbox.requestsTo('/google/revoke')).length === 1,
        'the consent to be revoked',
      );
    });

    it('without removing an existing linkage', async () => {
      const given = async () => (await jobsOf(testApp, RELEASE_LINKAGE_GRANT_QUEUE)).map(({ id }) => id);
      await link(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      const { code, state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      const before = await given();
      await sandbox.faultAt('GET /google/youtube/v3/channels', { status: 500 });
      await person.browser.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(403);
      expect((await own()).results).toMatchObject([{ needsReconnect: false }]);
      expect(await given()).toEqual(before);
    });

    it.each([
      ['nothing', undefined, 'required'],
      ['white space', ' 　 ', 'required'],
      ['the at sign only', '@', 'required'],
      ['192 characters', 'a'.repeat(192), 'invalidLength'],
    ])('for TikTok with %s as the user name, which can be corrected', async (_what, userId, rule) => {
      const { code, state } = await goToLink(person.browser, sandbox, 'tiktok', AT_TIKTOK.somebody);
      const answer = await person.browser
        .post(`${PROVIDERS}/tiktok`)
        .send({ code, state, userId })
        .expect(400);
      expect(failureIn(answer).errors).toMatchObject([{ field: 'userId', errorCode: rule }]);
      await person.browser
        .post(`${PROVIDERS}/tiktok`)
        .send({ code, state, userId: `@${'a'.repeat(191)}` })
        .expect(201);
    });

    it('as a whole beyond twenty accounts per page, while existing ones can be reconnected', async () => {
      for (let number = 1; number <= 18; number += 1)
        await createLinkage(testApp, person.account.accountId, { provider: 'x', handle: `x${number}` });
      await link(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      const { code, state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.severalChannels);
      const answer = await person.browser.post(`${PROVIDERS}/youtube`).send({ code, state }).expect(400);
      expect(failureIn(answer).errorCode).toBe('limitReached');
      expect((await own()).total).toBe(19);
      await link(person.browser, sandbox, 'x', AT_X.somebody);
      const again = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
      await person.browser
        .post(`${PROVIDERS}/youtube`)
        .send({ code: again.code, state: again.state })
        .expect(200);
      expect((await own()).total).toBe(20);
    });
  });
});
