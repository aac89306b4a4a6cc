import { type EnvironmentSource } from '../../src/config/app-config.js';
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
