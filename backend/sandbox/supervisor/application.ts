import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppConfig } from '../../src/config/app-config.js';
import { MALLOC_SETTINGS } from '../../src/processes/malloc-settings.js';
import { RestartPolicy } from '../restart-policy.js';
import { untilReady } from './health.js';
import {
  type ServiceEnd,
  type ServiceOptions,
  type ServiceProcess,
  type StopSignal,
} from './service-process.js';

/**
 * Starts a process that must keep running.
 *
 * @param replace called on an unexpected exit; returns whether it restarts the process, else everything stops
 */
export type Launch = (options: ServiceOptions, replace?: (end: ServiceEnd) => boolean) => ServiceProcess;

/** The product, built or in development. */
export interface Application {
  /**
   * Starts it; resolves when it is ready or the signal aborts.
   *
   * @returns the server's environment
   */
  start(env: NodeJS.ProcessEnv, launch: Launch, stopped: AbortSignal): Promise<NodeJS.ProcessEnv>;
  stop(signal: StopSignal): Promise<void>;
}

/** The directory of the compiled server. */
export const DIST = path.join(import.meta.dirname, '..', '..');
const SERVER = path.join(DIST, 'src', 'main.js');

/** Added to the server's own grace period for requests. */
const EXTRA_MS = 1200;

/**
 * How Node runs the server, here as in the image (`docker/Dockerfile`): with room for the short-lived objects of
 * requests, and without guessing that some of them live long (record 62).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32', '--no-allocation-site-pretenuring'];

export function serverOptions(env: NodeJS.ProcessEnv): ServiceOptions {
  return {
    name: 'The server',
    program: SERVER,
    env: { ...MALLOC_SETTINGS, ...env },
    execArgv: SERVER_FLAGS,
    stopBy: 'signal',
  };
}

/** The built server and pages, as in production. Once ready, it is restarted after unexpected exits. */
export class BuiltApplication implements Application {
  private server: ServiceProcess | null = null;
  private ready = false;
  private readonly policy = new RestartPolicy();

  constructor(private readonly config: Pick<AppConfig, 'host' | 'port' | 'shutdownGraceMs'>) {}

  async start(env: NodeJS.ProcessEnv, launch: Launch, stopped: AbortSignal): Promise<NodeJS.ProcessEnv> {
    const begin = () => {
      this.server = launch(serverOptions(env), (end) => {
        // A failed first start has reported why, and would fail again.
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
