import { signUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { WithdrawReason } from './withdraw-reason.entity.js';

describe('the reasons for withdrawing', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  interface Reasons {
    results: { reasonId: number; reason: string }[];
    total: number;
  }

  it('require a session', async () => {
    await testApp.client.get('/api/withdraw-reasons').expect(401);
  });

  it('are in both languages, "something else" last', async () => {
    const { browser } = await signUp(testApp);
    const ask = async (language: string) =>
      (await browser.get('/api/withdraw-reasons').set('Accept-Language', language).expect(200))
        .body as Reasons;
    const [ja, en] = [await ask('ja'), await ask('en')];
    for (const { results, total } of [ja, en]) {
      expect(results.length).toBeGreaterThanOrEqual(5);
      expect(total).toBe(results.length);
      expect(results.map(({ reasonId }) => reasonId).indexOf(1)).toBe(results.length - 1);
      expect(new Set(results.map(({ reason }) => reason)).size).toBe(results.length);
    }
    expect(ja.results.map(({ reasonId }) => reasonId)).toEqual(en.results.map(({ reasonId }) => reasonId));
    expect(ja.results.at(-1)?.reason).toBe('その他');
    for (const { reason } of en.results) expect(reason).toMatch(/^[\x20-\x7e]+$/);
  });

  it('keep "something else" last wherever an operator puts it', async () => {
    const { browser } = await signUp(testApp);
    await testApp.repository(WithdrawReason).update(1, { position: -1 });
    const { body } = await browser.get('/api/withdraw-reasons').expect(200);
    expect((body as Reasons).results.at(-1)?.reasonId).toBe(1);
  });
});
