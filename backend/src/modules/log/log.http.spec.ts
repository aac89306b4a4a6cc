import { failureIn } from '../../../test/support/failures.js';
import { signUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';

describe('the page access log', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(() => {
    testApp.log.length = 0;
  });

  const lines = () =>
    testApp.log.filter(({ message }) => (message as { event?: string }).event === 'page.accessed');

  it('has one line per page, without the visitor', async () => {
    const { browser } = await signUp(testApp);
    for (const who of [testApp.client, browser]) {
      testApp.log.length = 0;
      const answer = await who
        .get('/api/log/page-access')
        .query({ path: '/profile/hana.yamada', language: 'en', referrer: 'external' })
        .set('User-Agent', 'A browser')
        .expect(204);
      expect(answer.text).toBe('');
      expect(lines()).toEqual([
        {
          level: 'info',
          message: {
            event: 'page.accessed',
            path: '/profile/hana.yamada',
            language: 'en',
            referrer: 'external',
          },
        },
      ]);
    }
  });

  it('needs no parameters', async () => {
    await testApp.client.get('/api/log/page-access').expect(204);
    await testApp.client.get('/api/log/page-access?unknown=1').expect(204);
    expect(lines()).toHaveLength(2);
    expect(lines()[0]?.message).toEqual({
      event: 'page.accessed',
      path: null,
      language: null,
      referrer: null,
    });
  });

  it.each([
    ['path=login', 'path', 'invalidFormat'],
    ['path=/a%0d%0aforged', 'path', 'invalidFormat'],
    [`path=/${'a'.repeat(2000)}`, 'path', 'invalidLength'],
    ['path=/a&path=/b', 'path', 'invalidFormat'],
    ['language=fr', 'language', 'invalidFormat'],
    ['referrer=https://example.com/?q=private', 'referrer', 'invalidFormat'],
  ])('rejects %s', async (query, field, errorCode) => {
    const answer = await testApp.client.get(`/api/log/page-access?${query}`).expect(400);
    expect(failureIn(answer).errors).toEqual([{ field, errorCode, message: expect.any(String) }]);
    expect(lines()).toEqual([]);
  });
});
