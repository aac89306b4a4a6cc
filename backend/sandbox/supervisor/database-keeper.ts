import path from 'node:path';
import { findRunningPostmaster, stopPostmaster } from '../postgres/postmaster-file.js';
import { type KeeperOrder, type KeeperReport } from '../postgres/keeper.js';
import { StartError } from '../start-error.js';
import { ServiceProcess } from './service-process.js';

const PATIENCE_MS = 8000;

/** The process that supervises the embedded PostgreSQL. */
export class DatabaseKeeper {
  private constructor(
    readonly service: ServiceProcess,
    private readonly folder: string,
  ) {}

  static begin(folder: string): DatabaseKeeper {
    const service = new ServiceProcess({
      name: 'The embedded database',
      program: path.join(import.meta.dirname, '..', 'postgres', 'keeper.js'),
      output: 'hidden',
      stopBy: 'message',
    });
    service.send({ folder } satisfies KeeperOrder);
    return new DatabaseKeeper(service, folder);
  }

  /** The database's URL, once it accepts connections. */
  async address(): Promise<string> {
    const report = await this.service.firstMessage<KeeperReport>();
    if ('failed' in report) throw new StartError(report.failed);
    return report.ready.url;
  }

  /** Stops the database, even when its supervisor was killed. */
  async stop(): Promise<void> {
    await this.service.stop(PATIENCE_MS);
    const left = findRunningPostmaster(path.join(this.folder, 'postgres'));
    if (left) await stopPostmaster(left);
  }
}
