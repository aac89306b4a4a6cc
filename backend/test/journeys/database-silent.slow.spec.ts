import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { KIND } from '../support/links.js';
import { signUp, type SignedUp, signUpInput } from '../support/sign-up.js';
import { startBehindRelay } from '../support/relayed-app.js';
import { type TcpRelay } from '../support/tcp-relay.js';
import { type TestApp } from '../support/test-app.js';

const POOL_SIZE = 4;

describe('when the database stops responding without closing its connections', () => {
  let testApp: TestApp;
  let relay: TcpRelay;
  let person: SignedUp;
  /** A connection without the relay. */
  let direct: pg.Client;
  beforeAll(async () => {
    ({ testApp, relay } = await startBehindRelay({
      DATABASE_STATEMENT_TIMEOUT_S: '1',
      DATABASE_POOL_SIZE: String(POOL_SIZE),
    }));
    person = await signUp(testApp);
    direct = new pg.Client({ connectionString: testApp.databaseUrl });
    await direct.connect();
  });
  afterAll(async () => {
    await direct.end();
    await testApp.stop();
    await relay.cut();
  });

  const readAccount = () => person.browser.get('/api/accounts/me');
  const readSeveral = () => Promise.all(Array.from({ length: POOL_SIZE * 2 }, readAccount));
  const listeners = async (name: string) => {
    const { rows } = await direct.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = $1 AND query LIKE ANY('{LISTEN%,SELECT 1}')`,
      [name],
    );
    return rows.map(({ pid }) => pid);
  };

  it('pending requests return 503, and the next ones use new connections', async () => {
    await eventually(async () => (await readSeveral()).every(({ status }) => status === 200));
    relay.silence();
    for (const { status, headers } of await readSeveral()) {
      expect(status).toBe(503);
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    }
    for (const { status } of await readSeveral()) expect(status).toBe(200);
  });

  it('one failed request is enough to drop idle connections too', async () => {
    await readSeveral();
    relay.silence();
    await readAccount().expect(503);
    await readAccount().expect(200);
  });

  it('a change with an unknown outcome returns 503, and is made once', async () => {
    const title = 'Made while nobody heard of it';
    const add = () => person.browser.post('/api/links').send({ linkTypeId: KIND.text, details: [{ title }] });
    await readAccount().expect(200);
    relay.silenceAfter(title, 'COMMIT');
    await add().expect(503);
    const { body } = await person.browser.get(`/api/links/accounts/${person.account.accountId}`).expect(200);
    expect(body).toMatchObject({ total: 1, results: [{ details: [{ title }] }] });
  });

  it('a change that never arrived returns 503, and is not made', async () => {
    await readSeveral();
    relay.silence();
    await person.browser.patch('/api/accounts/me').send({ displayName: 'Never' }).expect(503);
    const { body } = await readAccount().expect(200);
    expect(body).toMatchObject({ displayName: person.account.displayName });
  });

  it('change notifications and mails work again', async () => {
    const before = await eventually(async () => {
      const pids = await listeners('hitohira-listen');
      return pids.length > 0 ? pids : null;
    });
    relay.silence();
    await eventually(async () => (await listeners('hitohira-listen')).some((pid) => !before.includes(pid)));
    const late = signUpInput();
    await eventually(async () => (await testApp.browser().post('/api/accounts').send(late)).status === 204);
    await testApp.mail.code(late.email);
  });
});
