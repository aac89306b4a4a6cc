import { type EntityTarget } from 'typeorm';
import { createContent } from '../../../../test/support/factories/content.js';
import { createLinkage } from '../../../../test/support/factories/linkage.js';
import { eventually } from '../../../../test/support/eventually.js';
import { comeBack, erase, leave } from '../../../../test/support/leaving.js';
import { letTokensEnd, link, LINKAGES } from '../../../../test/support/linkages.js';
import { signUp, type SignedUp } from '../../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import {
  AT_INSTAGRAM,
  AT_TIKTOK,
  AT_X,
  AT_YOUTUBE,
  TestSandbox,
} from '../../../../test/support/test-sandbox.js';
import { GrantDead } from '../../../providers/provider.errors.js';
import { type OwnLinkageListResponse } from './dto/linkage.response.js';
import { LinkageGrantsService } from './linkage-grants.service.js';
import { Linkage } from './linkage.entity.js';
import { LinkageGrant } from './linkage-grant.entity.js';
import { Picture } from '../../pictures/picture.entity.js';
import { OAuthState } from '../authorization/oauth-state.entity.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';
import { queueIsDone } from '../../../../test/support/jobs.js';
import { RELEASE_LINKAGE_GRANT_QUEUE } from '../../../jobs/queues.js';

const REVOKED = {
  youtube: '/google/revoke',
  tiktok: '/tiktok/v2/oauth/revoke/',
  x: '/x/2/oauth2/revoke',
} as const;

describe('unlinking an account', () => {
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
  afterEach(async () => {
    await jobsDone();
    await sandbox.reset();
  });

  const jobsDone = () => queueIsDone(testApp, RELEASE_LINKAGE_GRANT_QUEUE);
  const linkTo = async (provider: LinkageProvider, who: { userId: string }, { browser } = person) => {
    const { results } = await link(browser, sandbox, provider, who, 'hana');
    return results.map(({ linkageId }) => linkageId);
  };
  const end = (linkageId: number | undefined, { browser } = person) =>
    browser.delete(`${LINKAGES}/${linkageId}`);
  const own = async ({ browser } = person) =>
    (await browser.get(`${LINKAGES}/accounts/me`).expect(200)).body as OwnLinkageListResponse;
  const revocations = async (provider: keyof typeof REVOKED) => {
    await jobsDone();
    const calls = await sandbox.requestsTo(REVOKED[provider]);
    return calls.map(({ status }) => status);
  };
  const left = (entity: EntityTarget<{ accountId: string | null }>) =>
    testApp.repository(entity).findBy({ accountId: person.account.accountId });

  it.each([
    ['youtube', AT_YOUTUBE.oneChannel, [200]],
    ['tiktok', AT_TIKTOK.somebody, [200]],
    // One call for each of the two tokens.
    ['x', AT_X.somebody, [200, 200]],
  ] as const)('revokes the consent at %s, and leaves no data here', async (provider, who, answers) => {
    const [linkageId] = await linkTo(provider, who);
    await end(linkageId).expect(204);
    expect(await own()).toEqual({ results: [], total: 0 });
    for (const entity of [Linkage, LinkageGrant, Picture]) expect(await left(entity)).toEqual([]);
    expect(await revocations(provider)).toEqual(answers);
    await end(linkageId).expect(404);
  });

  it('makes no call to Instagram, which has no revocation endpoint', async () => {
    const [linkageId] = await linkTo('instagram', AT_INSTAGRAM.onePage);
    await end(linkageId).expect(204);
    await jobsDone();
    expect(await left(LinkageGrant)).toEqual([]);
  });

  it('revokes the consent as soon as an unavailable provider is back', async () => {
    const [linkageId] = await linkTo('youtube', AT_YOUTUBE.oneChannel);
    await sandbox.faultAt(`POST ${REVOKED.youtube}`, { status: 500 });
    await end(linkageId).expect(204);
    expect(await revocations('youtube')).toEqual([500, 200]);
  });

  it('revokes the consent with a renewed token if the access token has expired', async () => {
    const [linkageId] = await linkTo('tiktok', AT_TIKTOK.somebody);
    await letTokensEnd(testApp, person.account.accountId);
    await sandbox.advance(3 * 3600);
    await end(linkageId).expect(204);
    expect(await revocations('tiktok')).toEqual([200]);
    const [, renewal] = await sandbox.requestsTo('/tiktok/v2/oauth/token/');
    expect(renewal).toMatchObject({ form: { grant_type: 'refresh_token' }, status: 200 });
  });

  describe('while its tokens are being renewed', () => {
    /** Starts a renewal that TikTok has processed, with its response held back. */
    const renew = async (linkageId: number) => {
      await letTokensEnd(testApp, person.account.accountId);
      await sandbox.faultAt('POST /tiktok/v2/oauth/token/', { held: true });
      const grants = testApp.app.get(LinkageGrantsService, { strict: false });
      const renewal = grants.use(linkageId, () => Promise.resolve(), AbortSignal.timeout(10_000));
      const refused = expect(renewal).rejects.toBeInstanceOf(GrantDead);
      await eventually(
        async () => (await sandbox.requestsTo('/tiktok/v2/oauth/token/')).length === 2,
        'the renewal request',
      );
      /** Releases the response. */
      const finish = async () => {
        await sandbox.release();
        await refused;
      };
      return { finish };
    };

    it('revokes the renewed tokens', async () => {
      const [linkageId = 0] = await linkTo('tiktok', AT_TIKTOK.somebody);
      const { finish } = await renew(linkageId);
      await end(linkageId).expect(204);
      await finish();
      expect(await revocations('tiktok')).toEqual([200]);
    });

    it('revokes nothing if the account is linked again, which would end the new consent', async () => {
      const [linkageId = 0] = await linkTo('tiktok', AT_TIKTOK.somebody);
      const { finish } = await renew(linkageId);
      await linkTo('tiktok', AT_TIKTOK.somebody);
      await finish();
      expect(await revocations('tiktok')).toEqual([]);
    });
  });

  it('succeeds if the consent has already ended', async () => {
    const [linkageId] = await linkTo('tiktok', AT_TIKTOK.somebody);
    await letTokensEnd(testApp, person.account.accountId);
    await sandbox.withdraw('tiktok', AT_TIKTOK.somebody);
    await end(linkageId).expect(204);
    expect(await revocations('tiktok')).toEqual([]);
  });

  it('revokes the consent of several channels with the last of them', async () => {
    const [first, second] = await linkTo('youtube', AT_YOUTUBE.severalChannels);
    await end(first).expect(204);
    expect(await revocations('youtube')).toEqual([]);
    expect((await own()).results.map(({ needsReconnect }) => needsReconnect)).toEqual([false]);
    await end(second).expect(204);
    expect(await revocations('youtube')).toEqual([200]);
  });

  it('does not affect the same account on another page, which has its own consent', async () => {
    const other = await signUp(testApp);
    const [linkageId] = await linkTo('youtube', AT_YOUTUBE.oneChannel);
    const [elsewhere] = await linkTo('youtube', AT_YOUTUBE.oneChannel, other);
    await end(linkageId).expect(204);
    expect(await revocations('youtube')).toEqual([200]);
    const videoId = AT_YOUTUBE.oneChannel.channels[0]?.videos[0]?.id;
    await other.browser
      .get('/api/oauth/youtube/posts/detail')
      .query({ linkageId: elsewhere, videoId })
      .expect(200);
  });

  it('keeps contents that were posted through it', async () => {
    const { accountId, displayId } = person.account;
    const [linkageId = null] = await linkTo('x', AT_X.somebody);
    const contentId = await createContent(testApp, accountId, { linkageId });
    await end(linkageId ?? 0).expect(204);
    const { body } = await testApp.client.get(`/api/contents/accounts/${displayId}`).expect(200);
    expect(body).toMatchObject({ results: [{ contentId }], total: 1 });
  });

  it('is allowed for its owner only', async () => {
    const other = await signUp(testApp);
    const [linkageId] = await linkTo('x', AT_X.somebody);
    await testApp.client
      .delete(`${LINKAGES}/${linkageId}`)
      .set('Origin', 'http://localhost:3000')
      .expect(401);
    await end(linkageId, other).expect(403);
    await person.browser.delete(`${LINKAGES}/2000000000`).expect(404);
    await person.browser.delete(`${LINKAGES}/x`).expect(400);
    expect((await own()).total).toBe(1);
    expect(await revocations('x')).toEqual([]);
  });

  describe('follows the owner', () => {
    it('who withdraws: every consent is revoked at once, and nothing is visible', async () => {
      await linkTo('youtube', AT_YOUTUBE.severalChannels);
      await linkTo('x', AT_X.somebody);
      await createLinkage(testApp, person.account.accountId, { provider: 'x', handle: 'without-consent' });
      await leave(person);
      expect(await revocations('youtube')).toEqual([200]);
      expect(await revocations('x')).toEqual([200, 200]);
      expect(await left(LinkageGrant)).toEqual([]);
      await testApp.client.get(`${LINKAGES}/accounts/${person.account.displayId}`).expect(404);
    });

    it('who is restored: the accounts then have to be linked again', async () => {
      await linkTo('x', AT_X.somebody);
      await leave(person);
      await comeBack(testApp, person);
      const { email, password } = person.input;
      await person.browser.post('/api/auth/login').send({ email, password }).expect(200);
      expect((await own()).results).toMatchObject([{ needsReconnect: true }]);
      const [again] = await linkTo('x', AT_X.somebody);
      expect((await own()).results).toMatchObject([{ linkageId: again, needsReconnect: false }]);
    });

    it('whose account is erased: nothing is left', async () => {
      await linkTo('youtube', AT_YOUTUBE.oneChannel);
      await person.browser.get(`${LINKAGES}/providers/x/redirect`).expect(200);
      await leave(person);
      await erase(testApp, person);
      for (const entity of [Linkage, LinkageGrant, Picture, OAuthState])
        expect(await left(entity)).toEqual([]);
    });
  });
});
