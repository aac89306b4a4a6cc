import pg from 'pg';
import { type EnvironmentSource, loadConfig } from '../../src/config/app-config.js';
import { checkAndRecordKeys } from '../../src/security/key-checks.js';
import { askOps, runOps } from '../support/ops-command.js';
import { testEnvironment } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const OTHER = { PASSWORD_PEPPER: 'another pepper of thirty-two letters', ENCRYPTION_KEY: 'ab'.repeat(32) };

describe('ops, with secrets other than those of the data', () => {
  let database: TestDatabase;
  let environment: EnvironmentSource;
  beforeEach(async () => {
    database = await createTestDatabase();
    environment = testEnvironment({ DATABASE_URL: database.url });
    await withClient((client) => checkAndRecordKeys(client, loadConfig(environment).secrets));
  });
  afterEach(() => database.drop());

  const withClient = async (task: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await task(client);
    await client.end();
  };

  it('changes nothing, and names the secrets to set', async () => {
    expect((await runOps(['maintenance', 'status'], environment)).exit).toBe(0);
    for (const argv of [
      ['maintenance', 'on'],
      ['backup', '/nonexistent/folder'],
    ]) {
      expect(await runOps(argv, { ...environment, ...OTHER })).toEqual({
        exit: 4,
        stdout: '',
        stderr: expect.stringMatching(/^ENCRYPTION_KEY and PASSWORD_PEPPER do not match the data .+\.\n$/),
      });
    }
  });

  it('accepts them even if the database has no audit log yet', async () => {
    await withClient((client) => client.query('DROP TABLE operator_acts'));
    expect(await runOps(['keys', 'accept'], { ...environment, ...OTHER })).toMatchObject({ exit: 0 });
  });

  it('works with them after an operator has accepted the loss of the earlier ones', async () => {
    const settings = { ...environment, ...OTHER };
    expect(await askOps(['keys', 'accept', '--dry-run'], settings)).toEqual({
      dryRun: true,
      accepted: ['ENCRYPTION_KEY', 'PASSWORD_PEPPER'],
    });
    expect((await runOps(['maintenance', 'status'], settings)).exit).toBe(4);
    expect(await runOps(['keys', 'accept'], settings)).toEqual({
      exit: 0,
      stdout:
        'ENCRYPTION_KEY and PASSWORD_PEPPER accepted: linked accounts must be linked again, and every password must be reset by e-mail.\n',
      stderr: '',
    });
    expect((await runOps(['maintenance', 'status'], settings)).exit).toBe(0);
    expect(await runOps(['keys', 'accept'], settings)).toMatchObject({ exit: 1 });
    const { results } = await askOps<{ results: object[] }>(['audit', 'list'], settings);
    expect(results).toMatchObject([{ act: 'keys accept', subject: 'ENCRYPTION_KEY and PASSWORD_PEPPER' }]);
    expect((await runOps(['maintenance', 'status'], environment)).exit).toBe(4);
  });
});
