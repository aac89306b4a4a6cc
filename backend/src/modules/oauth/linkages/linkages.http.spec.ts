import { createLinkage } from '../../../../test/support/factories/linkage.js';
import { signUp, type SignedUp } from '../../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { type LinkageListResponse } from './dto/linkage.response.js';
import { Linkage } from './linkage.entity.js';

describe('linked accounts', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
  });

  const add = (linkage: Parameters<typeof createLinkage>[2]) =>
    createLinkage(testApp, person.account.accountId, linkage);
  const listOf = async () =>
    (await testApp.client.get(`/api/oauth/linkages/accounts/${person.account.displayId}`).expect(200))
      .body as LinkageListResponse;

  it.each([
    ['youtube', 'UC_x5XG1OV2P6', 'YouTube', 'youtube.com', 'https://www.youtube.com/channel/UC_x5XG1OV2P6'],
    ['instagram', 'hana.yamada', 'Instagram', 'instagram.com', 'https://www.instagram.com/hana.yamada/'],
    ['tiktok', 'hana', 'TikTok', 'tiktok.com', 'https://www.tiktok.com/@hana'],
    ['x', 'hana_y', 'X', 'x.com', 'https://x.com/hana_y'],
  ] as const)(
    'of %s are listed with their profile URL, and no private data',
    async (provider, handle, displayName, domain, profilePageUrl) => {
      const linkageId = await add({ provider, handle, snsAccountName: '花と暮らす' });
      expect(await listOf()).toEqual({
        results: [
          {
            linkageId,
            providerName: provider,
            providerDisplayName: displayName,
            providerDomain: domain,
            profilePageUrl,
            snsAccountName: '花と暮らす',
            thumbnailUrl: null,
            picture: null,
          },
        ],
        total: 1,
      });
    },
  );

  it('have a profile URL, whatever their user name', async () => {
    await add({ provider: 'tiktok', handle: '../花?x' });
    const [linkage] = (await listOf()).results;
    expect(linkage?.profilePageUrl).toBe('https://www.tiktok.com/@..%2F%E8%8A%B1%3Fx');
  });

  it('are grouped by provider, oldest first', async () => {
    await add({ provider: 'x', handle: 'a' });
    await add({ provider: 'youtube', handle: 'b' });
    await add({ provider: 'tiktok', handle: 'c' });
    await add({ provider: 'youtube', handle: 'd' });
    await add({ provider: 'instagram', handle: 'e' });
    const names = (await listOf()).results.map(({ snsAccountName }) => snsAccountName);
    expect(names).toEqual(['b', 'd', 'e', 'c', 'a']);
  });

  it('may be linked to two pages, once to each', async () => {
    const other = await signUp(testApp);
    await add({ provider: 'x', handle: 'a' });
    await createLinkage(testApp, other.account.accountId, { provider: 'x', handle: 'a' });
    await expect(add({ provider: 'x', handle: 'a' })).rejects.toMatchObject({
      driverError: { constraint: 'linkages_account_provider_account_unique' },
    });
  });

  it('are marked for reconnection only for their owner', async () => {
    const linkageId = await add({ provider: 'x', handle: 'a' });
    await testApp.repository(Linkage).update(linkageId, { needsReconnect: true });
    const { body } = await person.browser.get('/api/oauth/linkages/accounts/me').expect(200);
    const [linkage] = (await listOf()).results;
    expect(body).toEqual({ results: [{ ...(linkage as object), needsReconnect: true }], total: 1 });
    await testApp.client.get('/api/oauth/linkages/accounts/me').expect(401);
  });

  it('of a missing account are not found', async () => {
    await testApp.client.get('/api/oauth/linkages/accounts/nobody').expect(404);
    await testApp.client.get('/api/oauth/linkages/accounts/.x').expect(400);
  });
});
