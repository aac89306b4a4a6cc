import { randomBytes } from 'node:crypto';
import { eventually } from '../../../../test/support/eventually.js';
import { goToLine, LINE, signUpWithLine } from '../../../../test/support/line.js';
import { signUp } from '../../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { TestSandbox } from '../../../../test/support/test-sandbox.js';
import { TransactionsService } from '../../../database/transactions.service.js';
import { SWEEP_OAUTH_QUEUE, RELEASE_GRANT_QUEUE } from '../../../jobs/queues.js';
import { SealedBoxService } from '../../../security/sealed-box.service.js';
import { OAuthSweepJob } from '../oauth-sweep.job.js';
import { Account } from '../../accounts/account.entity.js';
import { SocialGrantsService } from './social-grants.service.js';
import { OAuthState } from '../authorization/oauth-state.entity.js';
import { SocialIdentity } from './social-identity.entity.js';
import { SocialSignUp } from './social-sign-up.entity.js';
import { jobsOf, runJob } from '../../../../test/support/jobs.js';

describe('LINE grants', () => {
  const encryption = 'ab'.repeat(32);
  let sandbox: TestSandbox;
  let testApp: TestApp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp({ ...sandbox.variables, ENCRYPTION_KEY: encryption });
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });
  afterEach(() => sandbox.reset());

  const sealedOf = async (accountId: string) => {
    const identity = await testApp.repository(SocialIdentity).findOneBy({ accountId });
    return identity?.sealedTokens ?? null;
  };
  const open = (sealed: string | null, key = encryption) =>
    JSON.parse(
      new SealedBoxService({ encryption: Buffer.from(key, 'hex'), encryptionPrevious: null }).open(
        sealed ?? '',
        'social-grant',
      ),
    ) as { accessToken: string; refreshToken: string };
  const isGood = async (accessToken: string) =>
    (await fetch(`${sandbox.url}/line/oauth2/v2.1/verify?access_token=${accessToken}`)).ok;
  const sweep = () => runJob(testApp, SWEEP_OAUTH_QUEUE);

  it('are always encrypted: no LINE token is stored in plain text', async () => {
    const { account, person, browser } = await signUpWithLine(testApp, sandbox);
    const first = open(await sealedOf(account.accountId));
    expect(await isGood(first.accessToken)).toBe(true);
    const { code } = await goToLine(browser, sandbox, person);
    testApp.log.length = 0;
    const answer = await browser.post(`${LINE}/login`).send({ code }).expect(200);
    const second = open(await sealedOf(account.accountId));
    expect(second.accessToken).not.toBe(first.accessToken);

    const secrets = [first, second].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);
    const dump = await testApp.sql<{ table_name: string }>(
      `SELECT table_schema || '."' || table_name || '"' AS table_name FROM information_schema.tables
        WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`,
    );
    const stored = await Promise.all(
      dump.map(({ table_name }) => testApp.sql(`SELECT row_to_json(each)::text FROM ${table_name} each`)),
    );
    const everywhere = JSON.stringify([stored, testApp.log, answer.headers, answer.body]);
    for (const secret of [...secrets, sandbox.variables['LINE_CLIENT_SECRET'] ?? ''])
      expect(everywhere).not.toContain(secret);
    expect(JSON.stringify(testApp.log)).not.toContain(person.userId);
  });

  describe('are revoked', () => {
    it('when an owner withdraws', async () => {
      const { account, browser } = await signUpWithLine(testApp, sandbox);
      const { accessToken } = open(await sealedOf(account.accountId));
      await browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
      await eventually(async () => !(await isGood(accessToken)), 'the consent to be revoked');
      const calls = await sandbox.requests('/user/v1/deauthorize');
      expect(calls.map(({ status }) => status)).toEqual([204]);
      expect(await sealedOf(account.accountId)).toBeNull();
    });

    it('once, however often requested, and only if the transaction commits', async () => {
      const { account } = await signUpWithLine(testApp, sandbox);
      const grants = testApp.app.get(SocialGrantsService, { strict: false });
      const transactions = testApp.app.get(TransactionsService);
      const undone = transactions.run(async (tx) => {
        await grants.deauthorise(tx, account.accountId);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await sealedOf(account.accountId)).not.toBeNull();
      const jobs = () => jobsOf(testApp, RELEASE_GRANT_QUEUE);
      const before = (await jobs()).length;
      for (let time = 1; time <= 3; time += 1)
        await transactions.run((tx) => grants.deauthorise(tx, account.accountId));
      expect(await jobs()).toHaveLength(before + 1);
      await eventually(
        async () => (await sandbox.requests('/user/v1/deauthorize')).length === 1,
        'the call to LINE',
      );
    });

    it('when an unfinished sign-up is deleted: only the token', async () => {
      const person = await sandbox.newPerson();
      const browser = testApp.browser();
      const { code } = await goToLine(browser, sandbox, person);
      await browser.post(`${LINE}/login`).send({ code }).expect(404);
      const { sealedTokens } = await testApp
        .repository(SocialSignUp)
        .findOneByOrFail({ providerUserId: person.userId });
      const { accessToken } = open(sealedTokens);
      await testApp
        .repository(SocialSignUp)
        .update({ providerUserId: person.userId }, { expiresAt: new Date() });
      await sweep();
      await eventually(async () => !(await isGood(accessToken)), 'the token to be revoked');
      expect(await sandbox.requests('/user/v1/deauthorize')).toEqual([]);
      expect(await testApp.repository(SocialSignUp).findBy({ providerUserId: person.userId })).toEqual([]);
    });

    it('when a user with an account tries to sign up', async () => {
      const { person } = await signUpWithLine(testApp, sandbox);
      const browser = testApp.browser();
      const { code } = await goToLine(browser, sandbox, person, 'signup');
      await browser.get(`${LINE}/user`).query({ code, unique: 1 }).expect(400);
      await eventually(async () => (await sandbox.requests('/oauth2/v2.1/revoke')).length === 1);
    });

    /** Only the token of the refused attempt: not that of the account, and not the consent. */
    const expectOnlyNewRevoked = async (accountId: string, kept: { accessToken: string }) => {
      await eventually(async () => (await sandbox.requests('/oauth2/v2.1/revoke')).length === 1);
      expect(await sandbox.requests('/user/v1/deauthorize')).toEqual([]);
      expect(open(await sealedOf(accountId))).toEqual(kept);
      expect(await isGood(kept.accessToken)).toBe(true);
    };

    it('when a suspended user logs in', async () => {
      const { account, person } = await signUpWithLine(testApp, sandbox);
      const kept = open(await sealedOf(account.accountId));
      await testApp.repository(Account).update(account.accountId, { suspendedAt: new Date() });
      const browser = testApp.browser();
      const { code } = await goToLine(browser, sandbox, person);
      await browser.post(`${LINE}/login`).send({ code }).expect(403);
      await expectOnlyNewRevoked(account.accountId, kept);
    });

    it('when a user is to be connected with a second account', async () => {
      const { account, person } = await signUpWithLine(testApp, sandbox);
      const kept = open(await sealedOf(account.accountId));
      const { browser } = await signUp(testApp);
      const { code, state } = await goToLine(browser, sandbox, person, 'settings');
      await browser.put(`${LINE}/connection`).send({ code, state }).expect(400);
      await expectOnlyNewRevoked(account.accountId, kept);
    });
  });

  it('are deleted with unfinished flows', async () => {
    const browser = testApp.browser();
    await browser.get(`${LINE}/redirect`).query({ from: 'login' }).expect(200);
    await testApp.repository(OAuthState).updateAll({ expiresAt: new Date() });
    await browser.get(`${LINE}/redirect`).query({ from: 'login' }).expect(200);
    await sweep();
    expect(await testApp.repository(OAuthState).find()).toHaveLength(1);
  });

  it('are re-encrypted after a key change, so that the old key can be removed', async () => {
    const { account, browser } = await signUpWithLine(testApp, sandbox);
    const [unreadable, key] = [await signUpWithLine(testApp, sandbox), randomBytes(32).toString('hex')];
    await testApp
      .repository(SocialIdentity)
      .update({ accountId: unreadable.account.accountId }, { sealedTokens: 'broken' });
    const before = await sealedOf(account.accountId);
    const changed = await startTestApp(
      { ...sandbox.variables, ENCRYPTION_KEY: key, ENCRYPTION_KEY_PREVIOUS: encryption },
      { reachDatabase: () => Promise.resolve(testApp.databaseUrl) },
    );
    try {
      // Called directly: the other server shares the queue, but not the new key.
      const oauthSweep = changed.app.get(OAuthSweepJob, { strict: false });
      await oauthSweep.sweep();
      const resealed = await sealedOf(account.accountId);
      expect(open(resealed, key)).toEqual(open(before));
      await oauthSweep.sweep();
      expect(await sealedOf(account.accountId)).toBe(resealed);
      expect(await sealedOf(unreadable.account.accountId)).toBe('broken');
    } finally {
      await changed.stop();
    }
    expect((await browser.get('/api/accounts/me').expect(200)).body.accountId).toBe(account.accountId);
  });
});
