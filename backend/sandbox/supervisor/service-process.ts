import { fork, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServiceReport } from '../child-service.js';
import { identify, type ProcessIdentity } from '../process-identity.js';
import { StartError } from '../start-error.js';

/** `SIGINT`: Ctrl-C, so a person is waiting; `SIGTERM`: there is time to finish. */
export type StopSignal = 'SIGINT' | 'SIGTERM';

/** How a process is started and stopped. */
export interface ServiceOptions {
  /** Its name in sentences: "The mailbox". */
  name: string;
  program: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  execArgv?: string[];
  /** Whether to show its standard output; its errors are always shown. */
  output?: 'shown' | 'hidden';
  /** Receives its standard output instead. */
  onOutput?: (text: string) => void;
  /** Whether it stops on the message `stop` or on a signal. */
  stopBy: 'message' | 'signal';
}

export interface ServiceEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/**
 * A child process. It leads its own session, so that Ctrl-C in the terminal does not reach it early, and has an IPC
 * channel whose end means that we have exited.
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

  /** Its identity, or null once it has exited. */
  identity(): ProcessIdentity | null {
    return this.child.pid === undefined ? null : identify(this.child.pid);
  }

  send(message: object): void {
    this.child.send(message);
  }

  /**
   * The first message it sends.
   *
   * @throws StartError when it exits before
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

  /**
   * Resolves when it reports that it is ready.
   *
   * @throws StartError when it cannot start
   */
  ready(): Promise<void> {
    const ready = this.firstMessage<ServiceReport>().then((report) => {
      if ('failed' in report) throw new StartError(`${this.options.name} cannot start: ${report.failed}.`);
    });
    // It may fail before anything awaits it.
    ready.catch(() => undefined);
    return ready;
  }

  /** Stops it, and kills it after a timeout. */
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
