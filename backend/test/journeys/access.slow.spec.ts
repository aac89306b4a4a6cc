import { suspend } from '../support/leaving.js';
import { cookieHeader, cookiesOf } from '../support/cookies.js';
import { failureIn } from '../support/failures.js';
import { runJob } from '../support/jobs.js';
import { callableOperations } from '../support/operations.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../support/test-app.js';
import { DRAW_CARDS_QUEUE } from '../../src/jobs/queues.js';
import { Account } from '../../src/modules/accounts/account.entity.js';
import { DisplayIdClaim } from '../../src/modules/accounts/display-id-claim.entity.js';
import { Session } from '../../src/security/sessions/session.entity.js';

const OPERATIONS = await callableOperations();
const OWNERS = OPERATIONS.filter(({ isPublic }) => !isPublic).map(
  ({ method, path, fields, takesBody }) => [method, path, takesBody ? fields : undefined] as const,
);
const WRITES = OPERATIONS.filter(({ takesBody }) => takesBody).map(
  ({ method, path, fields }) => [method, path, fields] as const,
);
const FORMS = OPERATIONS.filter(({ takesFiles }) => takesFiles).map(
  ({ method, path }) => [method, path] as const,
);

/** All rows except sessions and counters, which requests may change. Reads them with one statement. */
async function snapshot(testApp: TestApp): Promise<string> {
  // A job every minute draws the cards of new pages; none may be left for it.
  await runJob(testApp, DRAW_CARDS_QUEUE);
  const tables = await testApp.sql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN ('sessions', 'throttle_counts', 'login_counts')
      ORDER BY 1`,
  );
  const contents = await testApp.sql(
    tables
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, string_agg(row::text, E'\\n' ORDER BY row::text) AS rows FROM "${name}" AS row`,
      )
      .join(' UNION ALL '),
  );
  return JSON.stringify(contents);
}

describe("an owner's resources", () => {
  let testApp: TestApp;
  let strangers: Record<string, () => Promise<Record<string, string>>>;
  beforeAll(async () => {
    testApp = await startTestApp();
    const [ended, expired, withdrawn, suspended, erased] = [
      await signUp(testApp),
      await signUp(testApp),
      await signUp(testApp),
      await signUp(testApp),
      await signUp(testApp),
    ];
    // They still send their cookies; the server has to reject these.
    const kept = new Map(
      [ended, expired, withdrawn, suspended, erased].map((each) => [each, cookiesOf(each.browser)]),
    );
    const cookiesKept = (person: SignedUp) => () =>
      Promise.resolve({ Cookie: cookieHeader(kept.get(person) ?? {}) });
    await ended.browser.post('/api/auth/logout').expect(204);
    await testApp
      .repository(Session)
      .update({ accountId: expired.account.accountId }, { expiresAt: new Date() });
    await withdrawn.browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
    await suspend(testApp, suspended, true);
    await testApp.repository(DisplayIdClaim).delete({ accountId: erased.account.accountId });
    await testApp.repository(Account).delete(erased.account.accountId);
    strangers = {
      'anonymous requests': () => Promise.resolve({}),
      'a forged cookie': () =>
        Promise.resolve({ Cookie: `loggedIn=1; displayId=${ended.account.displayId}; accessToken=x.y.z` }),
      'a session that was logged out': cookiesKept(ended),
      'an expired session': cookiesKept(expired),
      'a withdrawn account': cookiesKept(withdrawn),
      'a suspended account': cookiesKept(suspended),
      'an erased account': cookiesKept(erased),
      'a program with the token of a withdrawn account': () =>
        Promise.resolve({ Authorization: `Bearer ${kept.get(withdrawn)?.['accessToken'] ?? ''}` }),
    };
  });
  afterAll(() => testApp.stop());

  const WHO = [
    'anonymous requests',
    'a forged cookie',
    'a session that was logged out',
    'an expired session',
    'a withdrawn account',
    'a suspended account',
    'an erased account',
    'a program with the token of a withdrawn account',
  ];

  it('are requested in at least 150 ways', () => {
    expect(OWNERS.length * WHO.length).toBeGreaterThanOrEqual(150);
  });

  describe.each(WHO)('are protected from %s', (who) => {
    let before: string;
    beforeAll(async () => {
      before = await snapshot(testApp);
    });

    it.each(OWNERS)('at %s %s', async (method, path, body) => {
      const headers = { Origin: PUBLIC_URL, ...(await strangers[who]!()) };
      const answer = await testApp.client[method](path).set(headers).send(body);
      expect(answer.status).toBe(401);
      expect(failureIn(answer)).toMatchObject({ statusCode: 401, errorCode: 'unknown' });
    });

    it('and remain unchanged', async () => {
      expect(await snapshot(testApp)).toBe(before);
    });
  });
});

describe('fields that no request may set', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    // Rejected uploads count, too.
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '100000' });
    person = await signUp(testApp);
  });
  afterAll(() => testApp.stop());

  const FOREIGN = {
    accountId: '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11',
    id: 1,
    isMe: true,
    emailKey: 'evil@example.com',
    passwordHash: '$2b$04$x',
    emailVerified: true,
    failedCount: 0,
    role: 'admin',
    displayOrder: 1,
    createdAt: '2000-01-01T00:00:00Z',
    termsVersion: 'x',
    suspendedAt: null,
    withdrawnAt: null,
    hasPassword: false,
    'constructor.prototype.admin': true,
  };

  describe.each(WRITES)('in %s %s', (method, path, body) => {
    let before: string;
    beforeAll(async () => {
      before = await snapshot(testApp);
    });

    it.each(Object.entries(FOREIGN))('are rejected: %s', async (field, value) => {
      const answer = await person.browser[method](path)
        .send({ ...body, [field]: value })
        .expect(400);
      expect(failureIn(answer).errors).toContainEqual({
        field,
        errorCode: 'unknownField',
        message: expect.any(String),
      });
    });

    it('change no data', async () => {
      expect(await snapshot(testApp)).toBe(before);
    });
  });

  describe.each(FORMS)('in %s %s with a form', (method, path) => {
    let before: string;
    beforeAll(async () => {
      before = await snapshot(testApp);
    });

    it.each(Object.entries(FOREIGN))('are rejected: %s', async (field, value) => {
      const answer = await person.browser[method](path).field(field, String(value)).expect(400);
      expect(failureIn(answer).errors).toContainEqual({
        field,
        errorCode: 'unknownField',
        message: expect.any(String),
      });
    });

    it('change no data', async () => {
      expect(await snapshot(testApp)).toBe(before);
    });
  });
});
