import path from 'node:path';
import { type AppConfig } from '../../src/config/app-config.js';
import { untilReady } from './health.js';
import { type ServiceOptions, type ServiceProcess, type StopSignal } from './service-process.js';

/** Starts a process that has to run as long as everything else does. */
export type Launch = (options: ServiceOptions) => ServiceProcess;

/** The product itself, however it runs. */
export interface Application {
  /**
   * Starts it; resolves when it takes requests, or when the signal ends the wait.
   *
   * @returns the environment its server runs in
   */
  start(env: NodeJS.ProcessEnv, launch: Launch, stopped: AbortSignal): Promise<NodeJS.ProcessEnv>;
  stop(signal: StopSignal): Promise<void>;
}

/** The folder of the compiled server. */
export const DIST = path.join(import.meta.dirname, '..', '..');
const SERVER = path.join(DIST, 'src', 'main.js');

/** Beyond the grace that the server has for its requests: what is left then is closed sooner, and does not need to be. */
const EXTRA_MS = 1200;

/** How the server is started, in development and elsewhere. */
export function serverOptions(env: NodeJS.ProcessEnv): ServiceOptions {
  return { name: 'The server', program: SERVER, env, stopBy: 'signal' };
}

/** The built server with the built pages: the very program that production runs. */
export class BuiltApplication implements Application {
  private server: ServiceProcess | null = null;

  constructor(private readonly config: Pick<AppConfig, 'host' | 'port' | 'shutdownGraceMs'>) {}

  async start(env: NodeJS.ProcessEnv, launch: Launch, stopped: AbortSignal): Promise<NodeJS.ProcessEnv> {
    this.server = launch(serverOptions(env));
    await untilReady(this.config.host, this.config.port, stopped);
    return env;
  }

  async stop(signal: StopSignal): Promise<void> {
    await this.server?.stop(this.config.shutdownGraceMs + EXTRA_MS, signal);
  }
}
