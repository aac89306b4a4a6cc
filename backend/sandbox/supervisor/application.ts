import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppConfig } from '../../src/config/app-config.js';
import { RestartPolicy } from '../restart-policy.js';
import { untilReady } from './health.js';
import {
  type ServiceEnd,
  type ServiceOptions,
  type ServiceProcess,
  type StopSignal,
} from './service-process.js';

/**
 * Starts a process that has to run as long as everything else does.
 *
 * @param replace is asked where it ends by itself, and says whether it is seen to; otherwise everything ends
 */
export type Launch = (options: ServiceOptions, replace?: (end: ServiceEnd) => boolean) => ServiceProcess;

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

/**
 * The built server with the built pages: the very program that production runs. Once it has been ready, it is started
 * again where it ends by itself.
 */
export class BuiltApplication implements Application {
  private server: ServiceProcess | null = null;
  private ready = false;
  private readonly policy = new RestartPolicy();

  constructor(private readonly config: Pick<AppConfig, 'host' | 'port' | 'shutdownGraceMs'>) {}

  async start(env: NodeJS.ProcessEnv, launch: Launch, stopped: AbortSignal): Promise<NodeJS.ProcessEnv> {
    const begin = () => {
      this.server = launch(serverOptions(env), (end) => {
        // One that could not be started at all has said why: another try would say the same.
        if (!this.ready) return false;
        const pauseMs = this.policy.pauseBeforeRestart();
        const how = end.signal ?? `exit code ${end.code}`;
        if (pauseMs === null) {
          process.stderr.write(`The server keeps ending by itself (${how}): it is not started again.\n`);
          return false;
        }
        process.stderr.write(
          `The server ended by itself (${how}): it is started again in ${pauseMs / 1000} s.\n`,
        );
        void sleep(pauseMs).then(() => {
          if (!stopped.aborted) begin();
        });
        return true;
      });
    };
    begin();
    await untilReady(this.config.host, this.config.port, stopped);
    this.ready = true;
    return env;
  }

  async stop(signal: StopSignal): Promise<void> {
    await this.server?.stop(this.config.shutdownGraceMs + EXTRA_MS, signal);
  }
}
