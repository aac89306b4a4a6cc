import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../src/database/with-client.js';
import { freePort } from '../free-port.js';
import { identify } from '../process-identity.js';
import { reasonOf, StartError } from '../start-error.js';
import { findPostgresBinaries, POSTGRES_MAJOR } from './binaries.js';
import { chooseOperatingUser, type OperatingUser } from './operating-user.js';
import { clearStalePostmaster, readPostmasterFile, stopPostmaster } from './postmaster-file.js';

/** Options of a cluster. */
export interface ClusterOptions {
  /** The existing directory for the cluster (`postgres`), its password and its log. */
  folder: string;
  /** For tests: faster, but not durable. */
  volatile: boolean;
  /** Additional settings of the server, by name. */
  settings?: Readonly<Record<string, string>>;
}

/** The connection URLs of a running cluster. */
export interface ClusterAddress {
  /** The product's database, as its owner, who is not a superuser. */
  url: string;
  /** The maintenance database, as the superuser. */
  adminUrl: string;
}

const START_ATTEMPTS = 6;
const START_PAUSE_MS = 400;
const READY_POLL_MS = 15;
const LOG_KEPT_BYTES = 1_000_000;
const SUPERUSER = 'postgres';
const PRODUCT = 'hitohira';

/** Errors of binding a port, worth another attempt with another port. */
const PORT_TAKEN = /could not bind|Address already in use|could not create any TCP\/IP sockets/;
/** Processes of a killed server may take a moment to exit. */
const STILL_ENDING = /is still in use|lock file "postmaster.pid"/;

/**
 * An embedded PostgreSQL server: created once, and started on a free loopback port with a password that only the
 * directory's owner can read, and without Unix sockets.
 */
export class Cluster {
  private readonly dataDir: string;
  private readonly logFile: string;
  private readonly passwordFile: string;
  private readonly user: OperatingUser;
  private readonly options: ClusterOptions;
  private child: ChildProcess | null = null;
  private port = 0;
  private stopping = false;

  /** No parameter property: tests run this file with Node's type stripping. */
  constructor(options: ClusterOptions) {
    this.options = options;
    this.dataDir = path.join(options.folder, 'postgres');
    this.logFile = path.join(options.folder, 'postgres.log');
    this.passwordFile = path.join(options.folder, 'postgres.password');
    this.user = chooseOperatingUser(findPostgresBinaries(), this.dataDir);
  }

  /** Starts the cluster, and creates it and the product's database if needed. */
  async start(): Promise<ClusterAddress> {
    const password = this.readOrCreatePassword();
    if (existsSync(this.dataDir)) {
      this.checkVersion();
      await clearStalePostmaster(this.dataDir);
    } else {
      await this.initialise(password);
    }
    await this.launch();
    const address = (user: string, database: string) =>
      `postgres://${user}:${password}@127.0.0.1:${this.port}/${database}`;
    const adminUrl = address(SUPERUSER, 'postgres');
    await this.createDatabase(adminUrl, password);
    return { url: address(PRODUCT, PRODUCT), adminUrl };
  }

  /** Restarts the server on the same port after an unexpected exit. */
  async restart(): Promise<void> {
    await clearStalePostmaster(this.dataDir);
    await this.launch(this.port);
  }

  /** Resolves when the server has exited unexpectedly. */
  async endedByItself(): Promise<void> {
    const { child } = this;
    if (child?.exitCode === null && child.signalCode === null) {
      await new Promise((resolve) => child.once('exit', resolve));
    }
    if (this.stopping) await new Promise(() => undefined);
  }

  /** Stops the server; open sessions are closed. */
  async stop(fastMs: number): Promise<void> {
    this.stopping = true;
    const postmaster = this.child?.pid === undefined ? null : identify(this.child.pid);
    if (postmaster) await stopPostmaster(postmaster, fastMs);
  }

  private readOrCreatePassword(): string {
    if (existsSync(this.passwordFile)) return readFileSync(this.passwordFile, 'utf8').trim();
    if (existsSync(this.dataDir)) {
      throw new StartError(
        `The password of the embedded database is missing: bring ${this.passwordFile} back from a copy, or remove ${this.dataDir} to begin with an empty database.`,
      );
    }
    const password = randomBytes(24).toString('base64url');
    writeFileSync(this.passwordFile, `${password}\n`, { mode: 0o600 });
    return password;
  }

  private checkVersion(): void {
    const file = path.join(this.dataDir, 'PG_VERSION');
    const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none';
    if (version !== POSTGRES_MAJOR) {
      throw new StartError(
        `${this.dataDir} holds a database of PostgreSQL ${version}, and this version runs ${POSTGRES_MAJOR}: move it away, or set DATA_DIR to another directory.`,
      );
    }
  }

  /** Created under another name and renamed when complete, so that an aborted start leaves no partial cluster. */
  private async initialise(password: string): Promise<void> {
    const draft = `${this.dataDir}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const secret = mkdtempSync(path.join(this.options.folder, 'initdb-'));
    const passwordFile = path.join(secret, 'password');
    try {
      writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
      for (const entry of [draft, secret, passwordFile]) this.giveToUser(entry);
      const args = [`--pgdata=${draft}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`];
      args.push('--auth=scram-sha-256');
      // The same collation on every machine.
      args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
      if (this.options.volatile) args.push('--no-sync');
      const child = this.spawn(this.user.binaries.initdb, args);
      const code = await exitOf(child);
      if (code !== 0) throw new StartError(`The embedded database could not be made: ${this.lastError()}`);
      renameSync(draft, this.dataDir);
    } finally {
      rmSync(secret, { recursive: true, force: true });
    }
  }

  private giveToUser(entry: string): void {
    const { owner } = this.user;
    if (!owner) return;
    try {
      chownSync(entry, owner.uid, owner.gid);
    } catch (error) {
      throw new StartError(
        `PostgreSQL does not run as root, and ${entry} cannot be given to the account it runs under (${reasonOf(error)}): start as an ordinary user, or set DATABASE_URL.`,
      );
    }
  }

  private async launch(fixedPort?: number): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      this.port = fixedPort ?? (await freePort());
      if (this.stopping) throw new StartError('The embedded database was stopped while it was starting.');
      const logStart = existsSync(this.logFile) ? statSync(this.logFile).size : 0;
      if (await this.tryLaunch()) return;
      const output = this.logSince(logStart);
      const worthwhile = PORT_TAKEN.test(output) || STILL_ENDING.test(output);
      if (!worthwhile || attempt === START_ATTEMPTS) {
        throw new StartError(`The embedded database does not start: ${this.lastError()}`);
      }
      await sleep(START_PAUSE_MS);
    }
  }

  private async tryLaunch(): Promise<boolean> {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'timezone=UTC',
      'log_timezone=UTC',
    ];
    if (this.options.volatile) {
      settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200');
    }
    for (const [name, value] of Object.entries(this.options.settings ?? {}))
      settings.push(`${name}=${value}`);
    const options = settings.flatMap((setting) => ['-c', setting]);
    const child = this.spawn(this.user.binaries.postgres, [
      `-D${this.dataDir}`,
      `-p${this.port}`,
      ...options,
    ]);
    this.child = child;
    child.once('error', () => undefined);
    // The server reports readiness in `postmaster.pid`, independent of the locale.
    for (;;) {
      const own = readPostmasterFile(this.dataDir);
      if (own && own.pid === child.pid && own.status === 'ready') return true;
      // A program that failed to start has no pid.
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false;
      await sleep(READY_POLL_MS);
    }
  }

  private spawn(program: string, programArgs: string[]): ChildProcess {
    const log = this.openLog();
    const { file, args, account } = this.user.invoke(program, programArgs);
    // Without the environment: PGDATA, PGPORT etc. would take effect.
    const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };
    const child = spawn(file, args, {
      stdio: ['ignore', log, log],
      cwd: '/',
      ...account,
      ...(process.platform === 'win32' ? {} : { env }),
    });
    closeSync(log);
    return child;
  }

  private openLog(): number {
    const size = statSync(this.logFile, { throwIfNoEntry: false })?.size ?? 0;
    const descriptor = openSync(this.logFile, size > LOG_KEPT_BYTES ? 'w' : 'a', 0o600);
    chmodSync(this.logFile, 0o600);
    return descriptor;
  }

  private logSince(position: number): string {
    const log = readFileSync(this.logFile);
    return log.subarray(Math.min(position, log.length)).toString('utf8');
  }

  /** The log's last error, in one sentence. */
  private lastError(): string {
    const lines = this.logSince(0).trim().split('\n');
    const complaint =
      lines.findLast((line) => /FATAL|PANIC|error:|Permission denied/.test(line)) ?? lines.at(-1) ?? '';
    const words = complaint.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim();
    return `${words === '' ? 'it says nothing' : words} (the whole log is in ${this.logFile}).`;
  }

  private async createDatabase(adminUrl: string, password: string): Promise<void> {
    await withClient({ connectionString: adminUrl }, async (client) => {
      const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [PRODUCT]);
      if (role.rowCount === 0) {
        // The password is base64url and needs no escaping.
        await client.query(`CREATE ROLE ${PRODUCT} LOGIN PASSWORD '${password}'`);
      }
      const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [PRODUCT]);
      if (database.rowCount === 0) await client.query(`CREATE DATABASE ${PRODUCT} OWNER ${PRODUCT}`);
    });
  }
}

async function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
