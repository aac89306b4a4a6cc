import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../../src/config/make-folder.js';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.js';
import { reasonOf, StartError, systemCodeOf } from '../start-error.js';

/**
 * What a running instance says about itself in its data directory. The file is the directory's lock, and how commands
 * beside it find its database; it holds the database's password, so only its owner can read it.
 */
export interface InstanceState {
  supervisor: ProcessIdentity;
  phase: 'starting' | 'ready' | 'stopping';
  publicUrl: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  /** Where messages and reports go; null where they go nowhere. */
  operatorEmail: string | null;
  mailboxUrl: string | null;
  /** The environment with which a server talks to the providers' sandbox; empty where none runs. */
  sandboxVariables: Record<string, string>;
  /** Everything it started, for the start after a crash. */
  processes: ProcessIdentity[];
}

/** How long a stopping instance is waited for; and how long one is watched that may be about to notice it should stop. */
const STOPPING_MS = 15_000;
const RUNNING_MS = 1500;
/** How long what a crashed instance left behind has to end by itself. */
const LEFT_BEHIND_MS = 10_000;
/** How long a file may be empty or half: as long as it takes to write it. Beyond, its writer died over it. */
const HALF_WRITTEN_MS = 1000;
const POLL_MS = 50;

const instanceFile = (dataDir: string) => path.join(dataDir, 'instance.json');

/**
 * What the instance that runs in a directory says about itself, or null where none does: a crashed one leaves its file
 * behind.
 *
 * @throws StartError where the file belongs to another user
 */
export function findRunningInstance(dataDir: string): InstanceState | null {
  const file = instanceFile(dataDir);
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as InstanceState;
    return isRunning(state.supervisor) ? state : null;
  } catch (error) {
    const code = systemCodeOf(error);
    // Not there, or half written: it is taking the directory at this very moment.
    if (code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw new StartError(
      `${file} cannot be read (${code ?? reasonOf(error)}): use the account that runs it.`,
    );
  }
}

/** The hold on a data directory: at most one instance has it. */
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
   * Takes the data directory, making it where there is none.
   *
   * @throws StartError where it cannot be written, or another instance runs in it
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

  /** Writes down what has changed. */
  update(change: Partial<InstanceState>): void {
    this.state = { ...this.state, ...change };
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, this.serialised(), { mode: 0o600 });
    renameSync(draft, this.file);
  }

  /** Writes down what has changed, if that can be done at all: stopping must not fail over a full disk. */
  tryUpdate(change: Partial<InstanceState>): void {
    try {
      this.update(change);
    } catch {
      // The next start then finds the process gone, which is all it needs to know.
    }
  }

  /** Lets the directory go. */
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
        await endLeftBehind(found.state?.processes ?? []);
        this.removeIfStill(found.text);
        continue;
      }
      deadline ??= Date.now() + (found.state.phase === 'stopping' ? STOPPING_MS : RUNNING_MS);
      if (Date.now() >= deadline) throw this.takenBy(found.state);
      await sleep(POLL_MS);
    }
  }

  /** Creates the file, or does nothing where there is one. */
  private create(): boolean {
    try {
      writeFileSync(this.file, this.serialised(), { mode: 0o600, flag: 'wx' });
      return true;
    } catch (error) {
      if (systemCodeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  /** What the file says; its state is null where it stays unreadable, and all of it where there is no file any more. */
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

  /** Removes a file that was found abandoned, unless somebody else has taken the directory since. */
  private removeIfStill(text: string): void {
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

/** Waits for the processes of a crashed instance, which notice its end by themselves, and ends those that do not. */
async function endLeftBehind(processes: ProcessIdentity[]): Promise<void> {
  const deadline = Date.now() + LEFT_BEHIND_MS;
  while (processes.some(isRunning) && Date.now() < deadline) await sleep(POLL_MS);
  for (const left of processes.filter(isRunning)) process.kill(left.pid, 'SIGKILL');
}
