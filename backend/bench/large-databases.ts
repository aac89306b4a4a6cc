import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { PROJECT_ROOT } from '../src/config/app-config.js';
import { Cluster, type ClusterAddress } from '../sandbox/postgres/cluster.js';
import { identify, isRunning, type ProcessIdentity } from '../sandbox/process-identity.js';
import { inDatabase } from './fill-database.js';
import { clearStalePostmaster } from '../sandbox/postgres/postmaster-file.js';
import { environmentOf } from './server.js';

/** The memory of PostgreSQL on a small dedicated server. The default of `shared_buffers`, 128 MB, is for a laptop. */
export const POSTGRES_MEMORY = { shared_buffers: '2GB', effective_cache_size: '8GB' };

/**
 * The settings of PostgreSQL. Besides memory, they avoid a checkpoint every few seconds while a million accounts are
 * copied, and WAL for tables that the same transaction truncated.
 */
export const POSTGRES_SETTINGS = {
  ...POSTGRES_MEMORY,
  max_connections: '200',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** The sources that determine the rows of a database: when one of them changes, the database is filled anew. */
const SOURCES = [
  'bench/{generated-accounts,fill-accounts,bench-pictures}.js',
  'src/database/{migrations,seeds}/*.js',
];

/** The folder that keeps the databases between runs. */
function keptFolder(): string {
  return path.join(tmpdir(), `hitohira-bench-${userInfo().username}`);
}

/** A PostgreSQL server with databases of generated accounts, which are kept between runs. */
export class LargeDatabases {
  private constructor(
    private readonly cluster: Cluster,
    private readonly address: ClusterAddress,
    /** Holds the picture files of all databases. */
    readonly folder: string,
  ) {}

  static async start(): Promise<LargeDatabases> {
    const folder = keptFolder();
    await mkdir(folder, { recursive: true });
    // For root, PostgreSQL runs as another user, who needs access.
    await chmod(folder, 0o711);
    await claim(folder);
    const cluster = new Cluster({ folder, volatile: false, settings: POSTGRES_SETTINGS });
    return new LargeDatabases(cluster, await cluster.start(), folder);
  }

  /** Removes the databases of earlier runs. */
  static async remove(): Promise<void> {
    const folder = keptFolder();
    await mkdir(folder, { recursive: true });
    await claim(folder);
    await clearStalePostmaster(path.join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }

  stop(): Promise<void> {
    return this.cluster.stop(60_000);
  }

  /** The URL of the database with so many accounts, for its owner; fills the database if it does not exist. */
  async ready(accounts: number): Promise<string> {
    const name = `accounts_${accounts}`;
    const print = await fingerprint();
    const url = Object.assign(new URL(this.address.url), { pathname: name }).href;
    if ((await this.printOf(name)) === print) return url;
    await inDatabase(this.address.adminUrl, async (admin) => {
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.query(`CREATE DATABASE ${name} OWNER ${new URL(url).username}`);
    });
    await fill(url, accounts, this.folder);
    // Comes last, so that an interrupted run leaves a database without a fingerprint.
    await inDatabase(this.address.adminUrl, (admin) =>
      admin.query(`COMMENT ON DATABASE ${name} IS '${print}'`),
    );
    return url;
  }

  private async printOf(name: string): Promise<string | undefined> {
    const { rows } = await inDatabase(this.address.adminUrl, (admin) =>
      admin.query<{ print: string }>(
        `SELECT shobj_description(oid, 'pg_database') AS print FROM pg_database WHERE datname = $1`,
        [name],
      ),
    );
    return rows[0]?.print;
  }
}

/**
 * Notes that this process uses the folder.
 *
 * @throws Error if another one does
 */
async function claim(folder: string): Promise<void> {
  const file = path.join(folder, 'user.json');
  const user = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as ProcessIdentity,
    () => null,
  );
  if (user && isRunning(user)) throw new Error(`Process ${user.pid} uses ${folder} already.`);
  await writeFile(file, JSON.stringify(identify(process.pid)));
}

/** Fills a database in a separate process, which releases its memory at the end. */
async function fill(url: string, accounts: number, folder: string): Promise<void> {
  const filling = fork(path.join(import.meta.dirname, 'fill.js'), [String(accounts), url], {
    env: environmentOf(url, folder),
  });
  const [code] = (await once(filling, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`A database of ${accounts} accounts could not be filled.`);
}

/** A hash of the sources that determine the rows of a database. */
async function fingerprint(): Promise<string> {
  const print = createHash('sha256');
  const dist = path.join(PROJECT_ROOT, 'backend/dist');
  for (const source of globSync(SOURCES, { cwd: dist }).sort())
    print.update(await readFile(path.join(dist, source)));
  return print.digest('hex');
}
