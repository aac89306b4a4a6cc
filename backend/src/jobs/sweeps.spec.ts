import { runJob } from '../../test/support/jobs.js';
import { beginSignUp, signUp } from '../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../test/support/test-app.js';
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

  it('is deleted on schedule', async () => {
    const schedules = await testApp.sql<{ name: string; cron: string }>(
      'SELECT name, cron FROM pgboss.schedule ORDER BY name',
    );
    expect(schedules).toEqual([
      { name: 'announce-pages', cron: '*/5 * * * *' },
      { name: 'find-orphans', cron: '47 18 * * *' },
      { name: 'keep-linkages', cron: '42 * * * *' },
      { name: 'list-pages', cron: '22 * * * *' },
      { name: 'purge-accounts', cron: '27 * * * *' },
      { name: 'refresh-youtube', cron: '57 */6 * * *' },
      { name: 'sweep-archives', cron: '32 * * * *' },
      { name: 'sweep-contact', cron: '52 * * * *' },
      { name: 'sweep-insights', cron: '2 * * * *' },
      { name: 'sweep-oauth', cron: '37 * * * *' },
      { name: 'sweep-operator-acts', cron: '12 * * * *' },
      { name: 'sweep-pictures', cron: '*/10 * * * *' },
      { name: 'sweep-sessions', cron: '17 * * * *' },
      { name: 'sweep-sign-ups', cron: '7 * * * *' },
    ]);
  });
});
