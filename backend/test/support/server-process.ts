import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { eventually } from './eventually.js';

const DIST = path.join(import.meta.dirname, '../../dist/src');

/** What was compiled once need not be compiled for the next process: the same place that `npm start` has for it. */
const COMPILED = path.join(import.meta.dirname, '../../../node_modules/.cache/hitohira');

/** A whole process has to start, perhaps beside many others. */
const STARTING_MS = 180_000;

/** How a process is run, where it matters. */
interface RunOptions {
  channels?: 'ipc'[];
  cwd?: string;
  uid?: number;
  gid?: number;
  /** What stands on its standard input. */
  stdin?: string | Buffer;
}

/** A process of the built server, or of a part of it, and everything it has said. */
export class ServerProcess {
  stdout = '';
  stderr = '';
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly exit: Promise<number | string>;

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => (this.stdout += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.stderr += chunk.toString()));
    this.exit = new Promise((resolve) => {
      // A child whose channel this side has closed is never told to be closed.
      const end = child.channel ? 'exit' : 'close';
      child.once(end, (code: number | null, signal: NodeJS.Signals | null) =>
        resolve(code ?? signal ?? 'unknown'),
      );
    });
  }

  /** Starts the server as it is deployed. It knows nothing of this process's environment. */
  static server(environment: EnvironmentSource): ServerProcess {
    return ServerProcess.run([built('main.js')], environment);
  }

  /** Runs a command of the operator's, as it is deployed. */
  static ops(argv: string[], environment: EnvironmentSource, stdin: string | Buffer = ''): ServerProcess {
    return ServerProcess.run([built('ops.js'), ...argv], environment, { stdin });
  }

  /** Starts the server as the supervisor does: with a channel that closes when the one who started it is gone. */
  static supervised(environment: EnvironmentSource): ServerProcess {
    return ServerProcess.run([built('main.js')], environment, { channels: ['ipc'] });
  }

  /** Runs a program of a tree of its own, as this user or as another one of the machine. */
  static in(
    cwd: string,
    parameters: string[],
    environment: EnvironmentSource,
    user: { uid: number; gid: number } | null,
  ): ServerProcess {
    return ServerProcess.run(parameters, environment, { cwd, ...user });
  }

  /** Runs the migrations alone. */
  static migration(databaseUrl: string): ServerProcess {
    const script = `
      const { migrateDatabase } = await import(${JSON.stringify(built('database/migrate.js'))});
      await migrateDatabase(${JSON.stringify(databaseUrl)});`;
    return ServerProcess.run(['--input-type=module', '--eval', script], {});
  }

  /** What was said on standard error, line by line. */
  get complaints(): string[] {
    return this.stderr.split('\n').filter((line) => line !== '');
  }

  /** What was logged, line by line. */
  get log(): Record<string, unknown>[] {
    return this.stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Waits until requests are taken. */
  async ready(url: string): Promise<void> {
    let ended: number | string | null = null;
    void this.exit.then((code) => (ended = code));
    const isReady = await eventually(
      async () => {
        if (ended !== null) return 'ended';
        const { ok } = await fetch(`${url}/health/ready`);
        return ok ? 'ready' : null;
      },
      `the server at ${url}`,
      STARTING_MS,
    );
    if (isReady === 'ended') throw new Error(`The server ended with ${String(ended)}: ${this.stderr}`);
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Closes the channel, as it is when this process has ended. */
  leave(): void {
    this.child.disconnect();
  }

  private static run(
    parameters: string[],
    environment: EnvironmentSource,
    { channels = [], stdin, ...options }: RunOptions = {},
  ): ServerProcess {
    const child = spawn(process.execPath, parameters, {
      cwd: tmpdir(),
      ...options,
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...environment },
      stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', ...channels],
    });
    // Most programs end without having read it.
    child.stdin?.on('error', () => undefined).end(stdin);
    return new ServerProcess(child);
  }
}

function built(file: string): string {
  const whole = path.join(DIST, file);
  if (!existsSync(whole)) throw new Error('The server is not built. Run: npm run build');
  return whole;
}
