import { type EnvironmentSource } from '../../src/config/app-config.js';
import { addLinkage } from '../support/contents.js';
import { eventually } from '../support/eventually.js';
import { failureIn } from '../support/failures.js';
import { erase, leave } from '../support/leaving.js';
import { askOps, runOps } from '../support/ops-command.js';
import { PASSWORD, type SignedUp, signUp } from '../support/sign-up.js';
import { startTestApp, testEnvironment, type TestApp } from '../support/test-app.js';

describe('ops accounts', () => {
  let testApp: TestApp;
  let environment: EnvironmentSource;
  let creator: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
    environment = testEnvironment({ DATABASE_URL: testApp.databaseUrl });
    creator = await signUp(testApp, { displayId: 'Sakura.Mochi', displayName: '桜もち' });
  });
  afterAll(() => testApp.stop());

  const waysBack = ({ account }: SignedUp) =>
    testApp.sql('SELECT 1 FROM account_restorations WHERE account_id = $1', [account.accountId]);

  describe('show', () => {
    it('finds an account by its display ID, whatever its case, and by its account ID', async () => {
      const { accountId } = creator.account;
      for (const id of ['Sakura.Mochi', 'sakura.mochi', accountId]) {
        expect(await askOps(['accounts', 'show', id], environment)).toEqual({
          id: accountId,
          displayId: 'Sakura.Mochi',
          displayName: '桜もち',
          email: creator.input.email,
          introduction: null,
          linkswitchPid: null,
          mylinkPid: null,
          mylinkSid: null,
          optout: false,
          contentsFormat: 4,
          hasPassword: true,
          icon: null,
          theme: 'kinari',
          categories: null,
          headlines: null,
          blocks: 'content, link, item',
          suspendedAt: null,
          withdrawnAt: null,
        });
      }
    });

    it('shows it to people line by line', async () => {
      const { stdout } = await runOps(['accounts', 'show', 'sakura.mochi'], environment);
      expect(stdout.split('\n')).toEqual([
        `id              ${creator.account.accountId}`,
        'displayId       Sakura.Mochi',
        'displayName     桜もち',
        `email           ${creator.input.email}`,
        'introduction    -',
        'linkswitchPid   -',
        'mylinkPid       -',
        'mylinkSid       -',
        'optout          no',
        'hasPassword     yes',
        'contentsFormat  4',
        'suspendedAt     -',
        'withdrawnAt     -',
        'icon            -',
        'theme           kinari',
        'categories      -',
        'headlines       -',
        'blocks          content, link, item',
        '',
      ]);
    });
  });

  describe('suspend and restore', () => {
    it('keeps an account from being used and seen, and takes that back', async () => {
      const person = await signUp(testApp);
      const { accountId, displayId } = person.account;
      const page = () => testApp.client.get(`/profile/${displayId}`);
      await page().expect(200);
      const did = (changed: boolean) => ({ id: accountId, displayId, changed });
      const suspended = (dryRun: boolean, changed: boolean) => ({ dryRun, ...did(changed) });
      expect(await askOps(['accounts', 'suspend', displayId, '--dry-run'], environment)).toEqual(
        suspended(true, true),
      );
      await person.browser.get('/api/accounts/me').expect(200);
      expect(await askOps(['accounts', 'suspend', displayId.toUpperCase()], environment)).toEqual(
        suspended(false, true),
      );
      await eventually(async () => (await page()).status === 404, 'the page to be gone');
      await person.browser.get('/api/accounts/me').expect(401);
      const { email, password } = person.input;
      const refusal = await testApp.browser().post('/api/auth/login').send({ email, password }).expect(403);
      expect(failureIn(refusal).errorCode).toBe('E0301');
      for (const dryRun of [[], ['--dry-run']])
        expect(await askOps(['accounts', 'suspend', accountId, ...dryRun], environment)).toEqual(
          suspended(dryRun.length > 0, false),
        );
      expect(await askOps(['accounts', 'show', displayId], environment)).toMatchObject({
        suspendedAt: expect.stringMatching(/Z$/),
        withdrawnAt: null,
      });

      expect(await askOps(['accounts', 'restore', displayId], environment)).toEqual(did(true));
      await eventually(async () => (await page()).status === 200, 'the page to be back');
      await testApp.browser().post('/api/auth/login').send({ email, password }).expect(200);
      expect(await runOps(['accounts', 'restore', displayId], environment)).toEqual({
        exit: 0,
        stdout: `${displayId} was neither suspended nor withdrawn.\n`,
        stderr: '',
      });
    });

    it('brings back who has left, unless another has the address by now', async () => {
      const person = await signUp(testApp);
      const { displayId } = person.account;
      await leave(person);
      expect(await askOps(['accounts', 'restore', displayId], environment)).toMatchObject({ changed: true });
      const { email, password } = person.input;
      const browser = testApp.browser();
      await browser.post('/api/auth/login').send({ email, password }).expect(200);
      // The link of the goodbye mail leads nowhere any more.
      expect(await waysBack(person)).toEqual([]);

      await leave({ ...person, browser });
      const other = await signUp(testApp);
      await testApp.sql('UPDATE accounts SET email = $1, email_key = $1 WHERE id = $2', [
        email,
        other.account.accountId,
      ]);
      expect(await runOps(['accounts', 'restore', displayId], environment)).toEqual({
        exit: 1,
        stdout: '',
        stderr: `Another account has the e-mail address of ${displayId} by now.\n`,
      });
      await testApp.client.get(`/api/accounts/${displayId}`).expect(404);
    });
  });

  describe('delete', () => {
    it('closes an account for its owner, whose mail carries no way back', async () => {
      const person = await signUp(testApp);
      const { accountId, displayId } = person.account;
      const told = (dryRun: boolean, changed = true) => ({ dryRun, id: accountId, displayId, changed });
      expect(await askOps(['accounts', 'delete', displayId, '--dry-run'], environment)).toEqual(told(true));
      await testApp.client.get(`/api/accounts/${displayId}`).expect(200);
      expect(await askOps(['accounts', 'delete', displayId], environment)).toEqual(told(false));
      await testApp.client.get(`/api/accounts/${displayId}`).expect(404);
      await person.browser.get('/api/accounts/me').expect(401);
      const goodbye = await testApp.mail.newest(person.input.email, 2);
      expect(goodbye.subject).toBe('退会の手続きが完了しました — Hitohira');
      expect(goodbye.text).not.toContain('/restore');
      expect(await waysBack(person)).toEqual([]);
      expect(await askOps(['accounts', 'delete', displayId], environment)).toEqual(told(false, false));

      expect(await askOps(['accounts', 'restore', displayId], environment)).toMatchObject({ changed: true });
      await testApp.client.get(`/api/accounts/${displayId}`).expect(200);
      await askOps(['accounts', 'delete', displayId], environment);
      await erase(testApp, person);
      expect(await runOps(['accounts', 'show', accountId], environment)).toMatchObject({ exit: 3 });
    });

    it('closes the way back of somebody who has left already', async () => {
      const person = await signUp(testApp);
      await leave(person);
      expect(await waysBack(person)).toHaveLength(1);
      expect(await askOps(['accounts', 'delete', person.account.displayId], environment)).toMatchObject({
        changed: false,
      });
      expect(await waysBack(person)).toEqual([]);
    });

    it('has what its owner has consented to elsewhere given back, by a server', async () => {
      const person = await signUp(testApp);
      const { accountId, displayId } = person.account;
      const linkageId = await addLinkage(testApp, accountId, { provider: 'youtube', handle: 'hana' });
      await testApp.sql(
        `WITH consent AS (
           INSERT INTO linkage_grants (account_id, provider, sealed_tokens, scopes)
           VALUES ($1, 'youtube', 'sealed', '{}') RETURNING id)
         UPDATE linkages SET grant_id = consent.id FROM consent WHERE linkages.id = $2`,
        [accountId, linkageId],
      );
      await askOps(['accounts', 'delete', displayId], environment);
      expect(await testApp.sql('SELECT 1 FROM linkage_grants WHERE account_id = $1', [accountId])).toEqual(
        [],
      );
      expect(await testApp.sql(`SELECT 1 FROM pgboss.job WHERE name = 'release-linkage-grant'`)).toHaveLength(
        1,
      );
    });

    it.each([['suspend'], ['restore'], ['delete']])('%s wants an account that is there', async (verb) => {
      expect(await runOps(['accounts', verb, 'nobody.is.here'], environment)).toEqual({
        exit: 3,
        stdout: '',
        stderr: 'There is no account nobody.is.here.\n',
      });
    });
  });

  describe('unlock', () => {
    const logIn = (password: string) =>
      testApp.browser().post('/api/auth/login').send({ email: creator.input.email, password });

    it('lets the right password in again after too many wrong ones', async () => {
      for (let wrong = 0; wrong < 10; wrong += 1) await logIn('Wrong-Petal-88').expect(401);
      await logIn(PASSWORD).expect(423);
      const email = creator.input.email.toUpperCase();
      expect(await askOps(['accounts', 'unlock', email], environment)).toEqual({ email, unlocked: true });
      await logIn(PASSWORD).expect(200);
    });

    it('says so where there was nothing to unlock', async () => {
      expect(await runOps(['accounts', 'unlock', 'nobody@example.com'], environment)).toEqual({
        exit: 0,
        stdout: 'Nothing counted against nobody@example.com.\n',
        stderr: '',
      });
    });

    it('wants an address', async () => {
      expect(await runOps(['accounts', 'unlock', 'sakura.mochi'], environment)).toEqual({
        exit: 2,
        stdout: '',
        stderr: 'email: sakura.mochi is not an e-mail address.\n',
      });
    });
  });
});
