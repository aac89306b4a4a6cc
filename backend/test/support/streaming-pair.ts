import { execFile } from 'node:child_process';
import { appendFile, chown, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { makeThrowawayFolder } from '../../sandbox/postgres/throwaway-folder.js';
import { migrateDatabase } from '../../src/database/migrate.js';
import { eventually } from './eventually.js';
import { type KeptPostgres, startKeptPostgres, stopKeptPostgres } from './postgres-keeper.js';

/** The files of the running server that are not data. */
const OF_THE_PROCESS = ['postmaster.pid', 'postmaster.opts'];

/** A primary with the product's schema, and a replica that follows it by streaming replication. */
export class StreamingPair {
  private constructor(
    private readonly primary: KeptPostgres,
    private readonly replica: KeptPostgres,
    private readonly replicaFolder: string,
  ) {}

  static async start(): Promise<StreamingPair> {
    const primary = await startKeptPostgres({ folder: null });
    await migrateDatabase(primary.address.url);
    const folder = await makeThrowawayFolder();
    await copyAsReplica(primary.address.adminUrl, folder);
    const replica = await startKeptPostgres({ folder });
    const pair = new StreamingPair(primary, replica, folder);
    await pair.caughtUp();
    return pair;
  }

  /** The product's database on the primary. */
  get url(): string {
    return this.primary.address.url;
  }

  /** The product's database on the replica. */
  get replicaUrl(): string {
    return this.replica.address.url;
  }

  /** Pauses the replay on the replica, which still receives the changes of the primary. */
  async pause(): Promise<void> {
    await this.caughtUp();
    await ask(this.replica, 'SELECT pg_wal_replay_pause()');
    await eventually(async () => {
      const [row] = await ask<{ state: string }>(
        this.replica,
        'SELECT pg_get_wal_replay_pause_state() AS state',
      );
      return row?.state === 'paused';
    }, 'the replica to pause');
  }

  /** Resumes the replay, and waits until the replica has caught up. */
  async resume(): Promise<void> {
    await ask(this.replica, 'SELECT pg_wal_replay_resume()');
    await this.caughtUp();
  }

  async stop(): Promise<void> {
    await stopKeptPostgres(this.replica.keeper);
    await stopKeptPostgres(this.primary.keeper);
    await rm(this.replicaFolder, { recursive: true, force: true });
  }

  /** Waits until the replica has replayed all previous changes of the primary. */
  private async caughtUp(): Promise<void> {
    // Asynchronous commits are sent a moment later, so this compares with the insert position.
    const [row] = await ask<{ position: string }>(
      this.primary,
      'SELECT pg_current_wal_insert_lsn()::text AS position',
    );
    await eventually(async () => {
      const [replayed] = await ask<{ done: boolean }>(
        this.replica,
        `SELECT pg_last_wal_replay_lsn() >= '${row!.position}'::pg_lsn AS done`,
      );
      return replayed?.done;
    }, 'the replica to catch up');
  }
}

/** Copies the files of a running server with the low-level backup functions, since `pg_basebackup` may be missing. */
async function copyAsReplica(adminUrl: string, folder: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ data_directory: string }>('SHOW data_directory');
    const from = rows[0]!.data_directory;
    const to = path.join(folder, 'postgres');
    await admin.query(`SELECT pg_backup_start('replica', true)`);
    await promisify(execFile)('cp', ['-a', from, to]);
    const { rows: labels } = await admin.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    );
    for (const name of OF_THE_PROCESS) await rm(path.join(to, name), { force: true });
    const { uid, gid } = await stat(to);
    for (const [name, text] of [
      ['backup_label', labels[0]!.labelfile],
      ['standby.signal', ''],
    ] as const) {
      await writeFile(path.join(to, name), text, { mode: 0o600 });
      await chown(path.join(to, name), uid, gid);
    }
    const { hostname, port, username, password } = new URL(adminUrl);
    await appendFile(
      path.join(to, 'postgresql.auto.conf'),
      [
        `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'`,
        // A replica does not start with fewer connections than its primary.
        'max_connections = 200',
        '',
      ].join('\n'),
    );
    await promisify(execFile)('cp', ['-a', path.join(path.dirname(from), 'postgres.password'), folder]);
  } finally {
    await admin.end();
  }
}

async function ask<Row extends object>({ address }: KeptPostgres, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address.adminUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
