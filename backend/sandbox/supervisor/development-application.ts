import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { type AppConfig, PROJECT_ROOT } from '../../src/config/app-config.js';
import { freePort } from '../free-port.js';
import { type Application, DIST, type Launch, serverOptions } from './application.js';
import { reachableHost, untilListening, untilReady } from './health.js';
import { ServiceProcess, type StopSignal } from './service-process.js';

const STOP_MS = 2000;

/** Printed by `tsc --watch` after each compilation. */
const COMPILED = /Found (\d+) errors?\. Watching/;

const tool = (...parts: string[]) => path.join(PROJECT_ROOT, 'node_modules', ...parts);

const END_WITH_PARENT = ['--import', pathToFileURL(path.join(DIST, 'sandbox', 'end-with-parent.js')).href];

/**
 * The product in development: Vite's server in front, and the server behind it, restarted after each successful
 * compilation.
 */
export class DevelopmentApplication implements Application {
  private server: ServiceProcess | null = null;
  private compiler: ServiceProcess | null = null;
  private pages: ServiceProcess | null = null;
  /** Serialises restarts. */
  private restarts: Promise<void> = Promise.resolve();

  constructor(private readonly config: Pick<AppConfig, 'host' | 'port' | 'publicUrl'>) {}

  async start(env: NodeJS.ProcessEnv, launch: Launch, stopped: AbortSignal): Promise<NodeJS.ProcessEnv> {
    const { host, port, publicUrl } = this.config;
    const inner = await freePort();
    const front = `http://${reachableHost(host)}:${port}`;
    const serverEnv = {
      ...env,
      HOST: '127.0.0.1',
      PORT: String(inner),
      PUBLIC_URL: publicUrl,
      FRONTEND_DEV_URL: front,
      LOG_FORMAT: process.env['LOG_FORMAT'] ?? 'pretty',
    };
    this.pages = launch({
      name: 'The page server',
      program: tool('vite', 'bin', 'vite.js'),
      args: ['--host', host, '--port', String(port), '--strictPort'],
      cwd: path.join(PROJECT_ROOT, 'frontend'),
      env: { ...env, BACKEND_URL: `http://127.0.0.1:${inner}` },
      execArgv: END_WITH_PARENT,
      stopBy: 'signal',
    });
    this.compiler = launch({
      name: 'The compiler',
      program: tool('typescript', 'bin', 'tsc'),
      args: [
        '-p',
        path.join(PROJECT_ROOT, 'backend/tsconfig.build.json'),
        '--watch',
        '--preserveWatchOutput',
      ],
      execArgv: END_WITH_PARENT,
      stopBy: 'signal',
      onOutput: this.restartWhenCompiled(serverEnv, stopped),
    });
    await Promise.all([untilReady('127.0.0.1', inner, stopped), untilListening(host, port, stopped)]);
    return serverEnv;
  }

  async stop(signal: StopSignal): Promise<void> {
    await this.restarts;
    await this.server?.stop(STOP_MS, signal);
    await Promise.all([this.pages?.stop(STOP_MS), this.compiler?.stop(STOP_MS)]);
  }

  private restartWhenCompiled(env: NodeJS.ProcessEnv, stopped: AbortSignal): (text: string) => void {
    return (text) => {
      process.stdout.write(text);
      if (COMPILED.exec(text)?.[1] !== '0') return;
      this.restarts = this.restarts.then(async () => {
        if (!stopped.aborted) await this.restart(env, stopped);
      });
    };
  }

  private async restart(env: NodeJS.ProcessEnv, stopped: AbortSignal): Promise<void> {
    const before = this.server;
    this.server = null;
    await before?.stop(STOP_MS, 'SIGINT');
    const server = new ServiceProcess(serverOptions(env));
    this.server = server;
    void server.ended.then(() => {
      if (stopped.aborted || this.server !== server) return;
      process.stderr.write('The server has ended; it is started again after the next change.\n');
    });
  }
}
