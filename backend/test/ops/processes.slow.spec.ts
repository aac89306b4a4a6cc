import { tmpdir } from 'node:os';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { runOps, runOpsProcess } from '../support/ops-command.js';
import { testEnvironment } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('the deployed command line', () => {
  let database: TestDatabase;
  let environment: EnvironmentSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    environment = testEnvironment({ DATABASE_URL: database.url, DATA_DIR: tmpdir() });
  });
  afterAll(() => database.drop());

  it.each([
    'accounts list',
    'accounts show nobody',
    'accounts unlock nobody@example.com',
    'audit list',
    'categories list',
    'contact list',
    'emergencies list',
    'maintenance status',
    'news list',
    'redirects list',
    'reports list --all',
    'withdraw-reasons list',
    'withdraw-reasons report',
  ])('answers %s like the command line within tests', async (command) => {
    const argv = [...command.split(' '), '--json'];
    expect(await runOpsProcess(argv, environment)).toEqual(await runOps(argv, environment));
  });
});
