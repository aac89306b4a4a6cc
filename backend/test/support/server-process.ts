import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { eventually } from './eventually.js';

const DIST = path.join(import.meta.dirname, '../../dist/src');

/** The compile cache of Node.js, the same as for `npm start`. */
const COMPILED = path.join(import.meta.dirname, '../../../node_modules/.cache/hitohira');

/** Long enough for a process that starts beside many others. */
const STARTING_MS = 180_000;

/** Options of a process. */
interface RunOptions {
  channels?: 'ipc'[];
  cwd?: string;
  uid?: number;
  gid?: number;
  stdin?: string | Buffer;
}

/** A process of the built server, or of a part of it, with all of its output. */
export class ServerProcess {
  stdout = '';
  stderr = '';
  /** Resolves with the exit code or the signal. */
  readonly exit: Promise<number | string>;

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => (this.stdout += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.stderr += chunk.toString()));
    this.exit = new Promise((resolve) => {
      // A child process never emits 'close' after this side has closed its channel.
      const end = child.channel ? 'exit' : 'close';
      child.once(end, (code: number | null, signal: NodeJS.Signals | null) =>
        resolve(code ?? signal ?? 'unknown'),
      );
    });
  }

  /** Starts the server as it is deployed, without this process's environment. */
  static server(environment: EnvironmentSource): ServerProcess {
    return ServerProcess.run([built('main.js')], environment);
  }

  /** Runs an operator's command as it is deployed. */
  static ops(argv: string[], environment: EnvironmentSource, stdin: string | Buffer = ''): ServerProcess {
    return ServerProcess.run([built('ops.js'), ...argv], environment, { stdin });
  }

  /** Starts the server as the supervisor does: with a channel that closes when the parent process ends. */
  static supervised(environment: EnvironmentSource): ServerProcess {
    return ServerProcess.run([built('main.js')], environment, { channels: ['ipc'] });
  }

  /** Runs a program in another folder, as this or another user of the machine. */
  static in(
    cwd: string,
    parameters: string[],
    environment: EnvironmentSource,
    user: { uid: number; gid: number } | null,
  ): ServerProcess {
    return ServerProcess.run(parameters, environment, { cwd, ...user });
  }

  /** Runs only the migrations. */
  static migration(databaseUrl: string): ServerProcess {
    const script = `
      const { migrateDatabase } = await import(${JSON.stringify(built('database/migrate.js'))});
      await migrateDatabase(${JSON.stringify(databaseUrl)});`;
    return ServerProcess.run(['--input-type=module', '--eval', script], {});
  }

  /** The lines of standard error. */
  get complaints(): string[] {
    return this.stderr.split('\n').filter((line) => line !== '');
  }

  /** The parsed lines of the log. */
  get log(): Record<string, unknown>[] {
    return this.stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Waits until the server is ready. */
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

  /** Closes the channel, as happens when the parent process ends. */
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
    // Most programs end without reading their input.
    child.stdin?.on('error', () => undefined).end(stdin);
    return new ServerProcess(child);
  }
}

function built(file: string): string {
  const whole = path.join(DIST, file);
  if (!existsSync(whole)) throw new Error('The server is not built. Run: npm run build');
  return whole;
}
