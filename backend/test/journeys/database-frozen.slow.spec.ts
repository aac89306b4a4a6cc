import process from 'node:process';
import pg from 'pg';
import { migrateDatabase } from '../../src/database/migrate.js';
import { eventually } from '../support/eventually.js';
import { type KeptPostgres, startKeptPostgres, stopKeptPostgres } from '../support/postgres-keeper.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('while PostgreSQL is frozen', () => {
  let postgres: KeptPostgres;
  let testApp: TestApp;
  let person: SignedUp;
  let frozen: number[] = [];
  beforeAll(async () => {
    postgres = await startKeptPostgres({ folder: null });
    await migrateDatabase(postgres.address.url);
    testApp = await startTestApp(
      { DATABASE_STATEMENT_TIMEOUT_S: '1', DATABASE_POOL_SIZE: '4' },
      { reachDatabase: () => Promise.resolve(postgres.address.url) },
    );
    person = await signUp(testApp);
  });
  afterAll(async () => {
    thaw();
    await testApp.stop();
    await stopKeptPostgres(postgres.keeper);
  });

  /** Stops every process of the server: connections stay open, and only the system accepts new ones. */
  async function freeze(): Promise<void> {
    const admin = new pg.Client({ connectionString: postgres.address.adminUrl });
    await admin.connect();
    const { rows } = await admin.query<{ pid: number }>(
      `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid
        UNION ALL SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()`,
    );
    await admin.end();
    frozen = rows.map(({ pid }) => pid);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  }

  function thaw(): void {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  }

  it('every request returns 503, and all are served afterwards', async () => {
    const ask = () => person.browser.get('/api/accounts/me');
    const many = () => Promise.all(Array.from({ length: 12 }, ask));
    // On a slow machine, the first requests exceed the limit.
    await eventually(async () => (await many()).every(({ status }) => status === 200));
    await freeze();
    for (let round = 0; round < 3; round += 1) {
      expect((await many()).map(({ status }) => status)).toEqual(Array<number>(12).fill(503));
    }
    await testApp.client.get('/health/live').expect(200);
    await testApp.client.get('/health/ready').expect(503);
    thaw();
    await eventually(async () => (await many()).every(({ status }) => status === 200));
  });
});
