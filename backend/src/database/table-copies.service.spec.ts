import { DataSource } from 'typeorm';
import { eventually } from '../../test/support/eventually.js';
import { TcpRelay } from '../../test/support/tcp-relay.js';
import { testEnvironment } from '../../test/support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { type AppConfig, loadConfig } from '../config/app-config.js';
import { createDataSource } from './data-source.js';
import { TableChangesService } from './table-changes.service.js';
import { TableCopiesService } from './table-copies.service.js';
import { TableCopy } from './table-copy.js';
import { Redirect } from '../modules/redirects/redirect.entity.js';

/** One process's copies, as the application makes them. */
class Process {
  private readonly copies: TableCopiesService;
  private readonly paths: TableCopy<string[]>;
  reads = 0;

  private constructor(
    private readonly dataSource: DataSource,
    config: AppConfig,
    changes: TableChangesService,
  ) {
    this.copies = new TableCopiesService(config, changes);
    this.paths = this.copies.keep('redirects', async () => {
      this.reads += 1;
      const rows = await this.dataSource.query<{ path: string }[]>(
        'SELECT path FROM redirects ORDER BY path',
      );
      return rows.map(({ path }) => path);
    });
  }

  static async start(url: string): Promise<Process> {
    const config = loadConfig(testEnvironment({ DATABASE_URL: url, DATABASE_POOL_SIZE: '2' }));
    const dataSource = await createDataSource(config.database).initialize();
    const one = new Process(dataSource, config, new TableChangesService(config));
    await one.copies.onApplicationBootstrap();
    return one;
  }

  get value(): string[] {
    return this.paths.value;
  }

  async stop(): Promise<void> {
    await this.copies.onModuleDestroy();
    await this.dataSource.destroy();
  }
}

describe('copies of a table', () => {
  let database: TestDatabase;
  let direct: DataSource;
  let relay: TcpRelay;
  let processes: Process[];
  beforeAll(async () => {
    database = await createTestDatabase();
    const config = loadConfig(testEnvironment({ DATABASE_URL: database.url }));
    direct = await createDataSource(config.database).initialize();
    const through = await TcpRelay.to(database.url);
    relay = through.relay;
    processes = await Promise.all([Process.start(database.url), Process.start(through.url)]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop()));
    await direct.destroy();
    await relay.cut();
    await database.drop();
  });
  const redirects = () => direct.getRepository(Redirect);
  beforeEach(() => redirects().deleteAll());

  const add = (path: string) => redirects().insert({ path, redirectUrl: '/' });
  const everywhere = (...paths: string[]) =>
    eventually(
      () => processes.every(({ value }) => JSON.stringify(value) === JSON.stringify(paths)),
      `${JSON.stringify(paths)} in every process`,
    );

  it('follow inserts, updates, deletes and truncation in every process', async () => {
    await add('/a');
    await everywhere('/a');
    await redirects().updateAll({ path: '/b' });
    await everywhere('/b');
    await redirects().deleteAll();
    await everywhere();
    await add('/c');
    await everywhere('/c');
    await redirects().clear();
    await everywhere();
  });

  it('ignore transactions that were rolled back', async () => {
    await add('/kept');
    await everywhere('/kept');
    await direct
      .transaction(async (tx) => {
        await tx.insert(Redirect, { path: '/lost', redirectUrl: '/' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await add('/later');
    await everywhere('/kept', '/later');
  });

  it('cause no reads without changes', async () => {
    await everywhere();
    const before = processes[0]!.reads;
    for (let index = 0; index < 1000; index += 1) expect(processes[0]!.value).toEqual([]);
    // The periodic read may have happened.
    expect(processes[0]!.reads - before).toBeLessThanOrEqual(1);
  });

  it('follow changes again after a lost connection', async () => {
    await direct.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'hitohira-listen'`,
    );
    await add('/meanwhile');
    await everywhere('/meanwhile');
    await eventually(async () => {
      const rows = await direct.query<unknown[]>(
        `SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'hitohira-listen'`,
      );
      return rows.length === 2;
    }, 'both processes to listen');
    await add('/then');
    await everywhere('/meanwhile', '/then');
  });

  it('keep their values during an outage, and catch up', async () => {
    await add('/before');
    await everywhere('/before');
    await relay.cut();
    await add('/during');
    await eventually(() => processes[0]!.value.length === 2, 'the connected process to follow');
    expect(processes[1]!.value).toEqual(['/before']);
    await relay.mend();
    await everywhere('/before', '/during');
  });
});

describe('a copy', () => {
  it('cannot be used before the start', () => {
    const copy = new TableCopy('redirects', () => Promise.resolve(1));
    expect(() => copy.value).toThrow('redirects');
  });

  it('is read once more after a change during a read', async () => {
    const begun: ((value: number) => void)[] = [];
    const copy = new TableCopy('redirects', () => new Promise<number>((resolve) => begun.push(resolve)));
    const first = copy.refresh();
    const others = [copy.refresh(), copy.refresh(), copy.refresh()];
    begun[0]!(1);
    await first;
    expect(copy.value).toBe(1);
    await eventually(() => begun.length === 2);
    begun[1]!(2);
    await Promise.all(others);
    expect([copy.value, begun.length]).toEqual([2, 2]);
  });

  it('keeps its value if a read fails', async () => {
    const outcomes = [
      () => Promise.resolve(1),
      () => Promise.reject(new Error('away')),
      () => Promise.resolve(3),
    ];
    const copy = new TableCopy('redirects', () => outcomes.shift()!());
    await copy.refresh();
    await expect(copy.refresh()).rejects.toThrow('away');
    expect(copy.value).toBe(1);
    await copy.refresh();
    expect(copy.value).toBe(3);
  });
});
