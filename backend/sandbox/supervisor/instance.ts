import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../../src/config/make-folder.js';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.js';
import { reasonOf, StartError, systemCodeOf } from '../start-error.js';

/**
 * The state file of an instance. It is the lock of the data directory, and tells commands the database's URL; only its
 * owner can read it, because it contains the password.
 */
export interface InstanceState {
  supervisor: ProcessIdentity;
  phase: 'starting' | 'ready' | 'stopping';
  publicUrl: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  /** The recipient of messages and reports, if any. */
  operatorEmail: string | null;
  mailboxUrl: string | null;
  /** The server's environment for the provider sandbox; empty without one. */
  sandboxVariables: Record<string, string>;
  /** All child processes, for cleaning up after a crash. */
  processes: ProcessIdentity[];
}

/** How long to wait for a stopping instance, and for one that may be about to stop. */
const STOPPING_MS = 15_000;
const RUNNING_MS = 1500;
/** How long to wait for child processes of a crashed instance. */
const LEFT_BEHIND_MS = 10_000;
/** How long the file may be incomplete before its writer counts as crashed. */
const HALF_WRITTEN_MS = 1000;
const POLL_MS = 50;

const instanceFile = (dataDir: string) => path.join(dataDir, 'instance.json');

/**
 * The state of the instance in a directory, or null when none runs.
 *
 * @throws StartError when the file belongs to another user
 */
export function findRunningInstance(dataDir: string): InstanceState | null {
  const file = instanceFile(dataDir);
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as InstanceState;
    return isRunning(state.supervisor) ? state : null;
  } catch (error) {
    const code = systemCodeOf(error);
    // Missing or incomplete: the directory is being acquired.
    if (code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw new StartError(
      `${file} cannot be read (${code ?? reasonOf(error)}): use the account that runs it.`,
    );
  }
}

/** The lock on a data directory. */
export class Instance {
  private readonly file: string;
  private state: InstanceState;

  private constructor(
    private readonly dataDir: string,
    publicUrl: string,
  ) {
    this.file = instanceFile(dataDir);
    const supervisor = identify(process.pid) ?? { pid: process.pid, started: '' };
    this.state = {
      supervisor,
      phase: 'starting',
      publicUrl,
      databaseUrl: null,
      smtpUrl: null,
      operatorEmail: null,
      mailboxUrl: null,
      sandboxVariables: {},
      processes: [],
    };
  }

  /**
   * Acquires the data directory, creating it if needed.
   *
   * @throws StartError when it cannot be written, or another instance runs in it
   */
  static async acquire(dataDir: string, publicUrl: string): Promise<Instance> {
    const instance = new Instance(dataDir, publicUrl);
    try {
      makeFolder(dataDir);
      await instance.take();
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(
        `The directory ${dataDir} cannot be written: ${reasonOf(error)}. Set DATA_DIR to one that can.`,
      );
    }
    return instance;
  }

  update(change: Partial<InstanceState>): void {
    this.state = { ...this.state, ...change };
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, this.serialised(), { mode: 0o600 });
    renameSync(draft, this.file);
  }

  /** Updates the state file if possible: stopping must not fail because of a full disk. */
  tryUpdate(change: Partial<InstanceState>): void {
    try {
      this.update(change);
    } catch {
      // The next start notices that the process has exited.
    }
  }

  release(): void {
    rmSync(this.file, { force: true });
  }

  private serialised(): string {
    return `${JSON.stringify(this.state, null, 2)}\n`;
  }

  private async take(): Promise<void> {
    let deadline: number | null = null;
    for (;;) {
      if (this.create()) return;
      const found = await this.readSettled();
      if (found === null) continue;
      if (found.state === null || !isRunning(found.state.supervisor)) {
        await endOrphans(found.state?.processes ?? []);
        this.removeIfUnchanged(found.text);
        continue;
      }
      deadline ??= Date.now() + (found.state.phase === 'stopping' ? STOPPING_MS : RUNNING_MS);
      if (Date.now() >= deadline) throw this.takenBy(found.state);
      await sleep(POLL_MS);
    }
  }

  /** Creates the file; false when it exists. */
  private create(): boolean {
    try {
      writeFileSync(this.file, this.serialised(), { mode: 0o600, flag: 'wx' });
      return true;
    } catch (error) {
      if (systemCodeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  /** The file's content; its state is null when it stays incomplete. Null when the file is deleted. */
  private async readSettled(): Promise<{ text: string; state: InstanceState | null } | null> {
    const deadline = Date.now() + HALF_WRITTEN_MS;
    for (;;) {
      let text: string;
      try {
        text = readFileSync(this.file, 'utf8');
      } catch (error) {
        if (systemCodeOf(error) === 'ENOENT') return null;
        throw error;
      }
      try {
        return { text, state: JSON.parse(text) as InstanceState };
      } catch {
        if (Date.now() >= deadline) return { text, state: null };
      }
      await sleep(POLL_MS);
    }
  }

  /** Removes an abandoned file, unless it was replaced meanwhile. */
  private removeIfUnchanged(text: string): void {
    const aside = `${this.file}.${process.pid}.abandoned`;
    try {
      renameSync(this.file, aside);
    } catch (error) {
      if (systemCodeOf(error) === 'ENOENT') return;
      throw error;
    }
    if (readFileSync(aside, 'utf8') === text) rmSync(aside, { force: true });
    else renameSync(aside, this.file);
  }

  private takenBy(state: InstanceState): StartError {
    return new StartError(
      `Hitohira is already running in ${this.dataDir} (${state.publicUrl}, process ${state.supervisor.pid}): stop it first, or give this one a DATA_DIR and a PORT of its own.`,
    );
  }
}

/** Waits for child processes of a crashed instance, which exit on their own, and kills the rest. */
async function endOrphans(processes: ProcessIdentity[]): Promise<void> {
  const deadline = Date.now() + LEFT_BEHIND_MS;
  while (processes.some(isRunning) && Date.now() < deadline) await sleep(POLL_MS);
  for (const left of processes.filter(isRunning)) process.kill(left.pid, 'SIGKILL');
}
