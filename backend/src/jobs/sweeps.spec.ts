import { runJob } from '../../test/support/jobs.js';
import { beginSignUp, signUp } from '../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../test/support/test-app.js';
import { endThrottles, throttleCounts } from '../../test/support/throttles.js';
import { type QueueDefinition, SWEEP_SESSIONS_QUEUE, SWEEP_SIGN_UPS_QUEUE } from './queues.js';
import { DisplayIdClaim } from '../modules/accounts/display-id-claim.entity.js';
import { Flow } from '../security/flows/flow.entity.js';
import { Session } from '../security/sessions/session.entity.js';
import { SignUp } from '../modules/accounts/sign-up.entity.js';

describe('expired data', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const sweep = (queue: QueueDefinition) => runJob(testApp, queue);
  const claimsTo = (key: string) => testApp.repository(DisplayIdClaim).findBy({ key });
  const flowsOf = (emailKey: string) => testApp.repository(Flow).findBy({ emailKey });

  it('of sign-ups is deleted with its display IDs and flows, and nothing else', async () => {
    const expired = await beginSignUp(testApp);
    const waiting = await beginSignUp(testApp);
    const { account } = await signUp(testApp);
    await testApp.repository(SignUp).update({ email: expired.input.email }, { expiresAt: new Date() });
    await testApp
      .repository(DisplayIdClaim)
      .update({ key: expired.input.displayId }, { heldUntil: new Date() });
    await sweep(SWEEP_SIGN_UPS_QUEUE);
    expect(await testApp.repository(SignUp).findBy({ email: expired.input.email })).toEqual([]);
    expect(await flowsOf(expired.input.email)).toEqual([]);
    expect(await claimsTo(expired.input.displayId)).toEqual([]);
    expect(await claimsTo(waiting.input.displayId)).toHaveLength(1);
    expect(await claimsTo(account.displayId)).toHaveLength(1);
    await waiting.browser.post('/api/accounts/check-code').send({ code: waiting.code }).expect(200);
  });

  it('of flows and sessions is deleted, and nothing else', async () => {
    const pending = await beginSignUp(testApp);
    const gone = await signUp(testApp);
    const { browser } = await signUp(testApp);
    await testApp.repository(Flow).update({ emailKey: pending.input.email }, { expiresAt: new Date() });
    await testApp
      .repository(Session)
      .update({ accountId: gone.account.accountId }, { expiresAt: new Date() });
    await sweep(SWEEP_SESSIONS_QUEUE);
    expect(await flowsOf(pending.input.email)).toEqual([]);
    expect(await testApp.repository(Session).findBy({ accountId: gone.account.accountId })).toEqual([]);
    await browser.get('/api/accounts/me').expect(200);
  });

  it('of throttles is deleted, and counts go on', async () => {
    await beginSignUp(testApp);
    const before = await throttleCounts(testApp);
    const ended = 'SIGNUP';
    const others = before.filter(({ key }) => !key.startsWith(ended));
    expect(before.length).toBeGreaterThan(others.length);
    expect(others).not.toEqual([]);
    await endThrottles(testApp, ended);
    await sweep(SWEEP_SESSIONS_QUEUE);
    const byKey = (rows: typeof before) => rows.toSorted((one, other) => one.key.localeCompare(other.key));
    expect(byKey(await throttleCounts(testApp))).toEqual(byKey(others));
  });

  it('is deleted on schedule', async () => {
    const schedules = await (await testApp.queue()).getSchedules();
    expect(Object.fromEntries(schedules.map(({ name, cron }) => [name, cron]))).toEqual({
      'announce-pages': '*/5 * * * *',
      'find-archive-orphans': '57 18 * * *',
      'find-orphans': '47 18 * * *',
      'keep-linkages': '42 * * * *',
      'list-pages': '22 * * * *',
      'purge-accounts': '27 * * * *',
      'refresh-youtube': '57 */6 * * *',
      'sweep-archives': '32 * * * *',
      'sweep-contact': '52 * * * *',
      'sweep-insights': '2 * * * *',
      'sweep-oauth': '37 * * * *',
      'sweep-operator-acts': '12 * * * *',
      'sweep-pictures': '*/10 * * * *',
      'sweep-sessions': '17 * * * *',
      'sweep-sign-ups': '7 * * * *',
    });
  });
});
