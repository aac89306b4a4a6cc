import { fork, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, type ProcessIdentity } from '../process-identity.js';
import { StartError } from '../start-error.js';

/** Why everything ends: Ctrl-C by a person who waits, or an order that leaves time to finish. */
export type StopSignal = 'SIGINT' | 'SIGTERM';

/** How a process is started, and how it is told to stop. */
export interface ServiceOptions {
  /** What it is called in a sentence: "The mailbox". */
  name: string;
  program: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Options of Node itself. */
  execArgv?: string[];
  /** What becomes of what it prints: shown unless said otherwise; its complaints always are. */
  output?: 'shown' | 'hidden';
  /** Takes what it prints instead. */
  onOutput?: (text: string) => void;
  /** What tells it to stop: the word `stop` over its channel, or a signal. */
  stopBy: 'message' | 'signal';
}

/** How a process ended. */
export interface ServiceEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/**
 * A process of ours: leader of its own session, so that a terminal's Ctrl-C does not reach it before its turn has come,
 * and connected by a channel whose end tells it that we are gone.
 */
export class ServiceProcess {
  readonly ended: Promise<ServiceEnd>;
  private readonly child: ChildProcess;

  constructor(private readonly options: ServiceOptions) {
    const { program, args = [], env = process.env, cwd, execArgv = [], output = 'shown', onOutput } = options;
    const shown = output === 'shown' ? 'inherit' : 'ignore';
    this.child = fork(program, args, {
      env,
      execArgv: ['--enable-source-maps', ...execArgv],
      detached: process.platform !== 'win32',
      stdio: ['ignore', onOutput ? 'pipe' : shown, 'inherit', 'ipc'],
      ...(cwd === undefined ? {} : { cwd }),
    });
    if (onOutput) this.child.stdout?.setEncoding('utf8').on('data', onOutput);
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => resolve({ code, signal }));
      this.child.once('error', () => resolve({ code: 1, signal: null }));
    });
  }

  /** Who it is, for whoever finds it left behind; null once it has ended. */
  identity(): ProcessIdentity | null {
    return this.child.pid === undefined ? null : identify(this.child.pid);
  }

  send(message: object): void {
    this.child.send(message);
  }

  /**
   * The first message it sends.
   *
   * @throws StartError where it ends without a word
   */
  async firstMessage<Message>(): Promise<Message> {
    const silent = this.ended.then((): never => {
      throw new StartError(`${this.options.name} ended before it was ready.`);
    });
    const message = new Promise<Message>((resolve) =>
      this.child.once('message', (received: Message) => resolve(received)),
    );
    return Promise.race([message, silent]);
  }

  /** Tells it to stop, and ends it where it does not within the patience. */
  async stop(patienceMs: number, signal: StopSignal = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    if (this.options.stopBy === 'signal') this.child.kill(signal);
    else if (this.child.connected) this.child.send('stop', () => undefined);
    const timely = await Promise.race([
      this.ended.then(() => true),
      sleep(patienceMs, false, { ref: false }),
    ]);
    if (timely) return;
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
