import { type ChildProcess } from 'node:child_process';
import { freePort } from '../sandbox/free-port.js';
import { untilReady } from '../sandbox/supervisor/health.js';
import { startServer } from './server.js';

/** The timeout for the start of a server. */
const PATIENCE_MS = 60_000;

/** A started server. */
export interface Site {
  child: ChildProcess;
  origin: string;
  /** The address of its metrics. */
  metrics: string;
}

/** Starts servers for a bench, and kills them at its end. */
export class Sites {
  private readonly children = new Set<ChildProcess>();

  /** @param folder for the servers' files */
  constructor(private readonly folder: string) {}

  /** Starts the built server on a database, and waits until it is ready. */
  async start(databaseUrl: string, settings: Record<string, string> = {}, onPort?: number): Promise<Site> {
    const [port, metricsPort] = [onPort ?? (await freePort()), await freePort()];
    const child = startServer(databaseUrl, this.folder, { port, metricsPort, settings });
    this.add(child);
    await untilReady('127.0.0.1', port, AbortSignal.timeout(PATIENCE_MS));
    return {
      child,
      origin: `http://localhost:${port}`,
      metrics: `http://localhost:${metricsPort}/metrics`,
    };
  }

  /** Adds another process to kill with the servers. */
  add(child: ChildProcess): void {
    this.children.add(child);
  }

  end(): void {
    for (const child of this.children) child.kill('SIGKILL');
  }
}

/** Disables the cache of pages and answers. */
export const NO_CACHE = { PAGE_CACHE_MB: '0' };
