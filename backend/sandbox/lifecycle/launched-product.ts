import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from '../../src/config/app-config.js';
import { freePort } from '../free-port.js';
import { findRunningPostmaster } from '../postgres/postmaster-file.js';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.js';
import { statusAt } from '../supervisor/health.js';
import { type InstanceState } from '../supervisor/instance.js';

const POLL_MS = 50;
/** The limit for a start; a busy machine needs a minute. */
const READY_MS = 180_000;

export interface LaunchEnd {
  code: number | null;
  ms: number;
}

/** Environment variables over the defaults; those in `.env` count as unset. */
export type Settings = Record<string, string>;

const DEFAULTS: Settings = {
  NODE_ENV: '',
  HOST: '',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  SEED_DEMO: '0',
  LOG_LEVEL: 'warn',
  BCRYPT_COST: '4',
};

/** A data directory that every account of the machine may enter. */
export function makeDirectory(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hitohira-lifecycle-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The product and all its processes, started as a user does. */
export class LaunchedProduct {
  stdout = '';
  stderr = '';
  readonly ended: Promise<LaunchEnd>;
  private readonly child: ChildProcess;
  private readonly startedAt = Date.now();

  private constructor(
    command: string[],
    readonly port: number,
    readonly dataDir: string,
    settings: Settings,
  ) {
    const [file = '', ...args] = command;
    this.child = spawn(file, args, {
      cwd: PROJECT_ROOT,
      env: { ...process.env, ...DEFAULTS, PORT: String(port), DATA_DIR: dataDir, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      // In its own process group, as in a terminal: signals can be sent to the group.
      detached: true,
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code) => resolve({ code, ms: Date.now() - this.startedAt }));
    });
  }

  /** @param by `npm` as users do; `node` is half a second faster */
  static async launch(
    by: 'npm' | 'node',
    dataDir: string,
    settings: Settings = {},
  ): Promise<LaunchedProduct> {
    const command = by === 'npm' ? ['npm', 'start', '--silent'] : [process.execPath, 'scripts/start.mjs'];
    const port = settings['PORT'] === undefined ? await freePort() : Number(settings['PORT']);
    return new LaunchedProduct(command, port, dataDir, settings);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** The state file of the running instance, or null. */
  state(): InstanceState | null {
    const file = path.join(this.dataDir, 'instance.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as InstanceState) : null;
  }

  /** Waits for the banner; returns the milliseconds since the start. */
  async untilReady(): Promise<number> {
    while (!this.stdout.includes('Ctrl-C stops everything')) {
      if (this.child.exitCode !== null || Date.now() - this.startedAt > READY_MS) {
        throw new Error(`It is not ready:\n${this.stdout}\n${this.stderr}`);
      }
      await sleep(POLL_MS);
    }
    return Date.now() - this.startedAt;
  }

  /** All of its processes, including the database's. */
  processes(): ProcessIdentity[] {
    const state = this.state();
    const all = [identify(this.pid), state?.supervisor, this.postmaster(), ...(state?.processes ?? [])];
    return all.filter((one): one is ProcessIdentity => one !== null && one !== undefined);
  }

  /** The postmaster, or null when it does not run. */
  postmaster(): ProcessIdentity | null {
    return findRunningPostmaster(path.join(this.dataDir, 'postgres'));
  }

  signal(name: NodeJS.Signals, to: 'process' | 'group'): void {
    process.kill(to === 'group' ? -this.pid : this.pid, name);
  }

  /** Stops it if it still runs. */
  async dispose(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGINT');
    await this.ended;
  }

  /** The status of a response, or null without one. */
  ask(pathname: string): Promise<number | null> {
    return statusAt('127.0.0.1', this.port, pathname, READY_MS);
  }
}

/** Waits until the processes have ended; returns those that have not. */
export async function untilEnded(processes: ProcessIdentity[], ms: number): Promise<ProcessIdentity[]> {
  const deadline = Date.now() + ms;
  while (processes.some(isRunning) && Date.now() < deadline) await sleep(POLL_MS);
  return processes.filter(isRunning);
}

/** Waits until a condition holds. */
export async function until(holds: () => Promise<boolean> | boolean, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    if (await holds()) return true;
    await sleep(POLL_MS);
  }
  return false;
}

export function removeDirectory(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
