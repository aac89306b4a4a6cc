import { type EnvironmentSource } from '../../src/config/app-config.js';
import { askOps, runOps } from '../support/ops-command.js';
import { type SignedUp, signUp } from '../support/sign-up.js';
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
        });
      }
    });

    it('shows it to people line by line', async () => {
      const { stdout } = await runOps(['accounts', 'show', 'sakura.mochi'], environment);
      expect(stdout.split('\n')).toEqual([
        `id            ${creator.account.accountId}`,
        'displayId     Sakura.Mochi',
        'displayName   桜もち',
        `email         ${creator.input.email}`,
        'introduction  -',
        '',
      ]);
    });
  });
});
