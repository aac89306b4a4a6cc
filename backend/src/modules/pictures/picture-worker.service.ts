import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { PictureProcess, ProcessEnded } from './picture-process.js';
import {
  type MakingPlan,
  type PictureAnswer,
  type PictureContents,
  type PictureHead,
  type PictureTask,
} from './picture-program.js';

/** Long beyond what a picture takes, also on a machine that is busy: whatever takes longer was made to. */
const PATIENCE_MS = 30_000;

/**
 * Where pictures are decoded and encoded: a process of its own, started for the first picture, and started again where it
 * has ended. What decodes the files of strangers is native code; where one of them breaks it, the server goes on.
 */
@Injectable()
export class PictureWorkerService implements OnApplicationShutdown {
  private readonly logger = new Logger(PictureWorkerService.name);
  private readonly oneByOne = pLimit(1);
  private process: PictureProcess | null = null;

  /**
   * @param patienceMs how long one picture may take
   * @param start starts the process
   */
  constructor(
    private readonly patienceMs = PATIENCE_MS,
    private readonly start = () => new PictureProcess(),
  ) {}

  /** What the head of a picture says; null where it cannot be read. */
  async inspect(path: string): Promise<PictureHead | null> {
    return (await this.ask({ inspect: { path } })) as PictureHead | null;
  }

  /** Makes the files that are kept of a picture; null where it cannot be read to its end. */
  async make(path: string, plan: MakingPlan): Promise<PictureContents | null> {
    return (await this.ask({ make: { path, ...plan } })) as PictureContents | null;
  }

  /** After requests and jobs have ended, which may work on pictures until then. */
  async onApplicationShutdown(): Promise<void> {
    const { process } = this;
    this.process = null;
    process?.kill();
    await process?.ended;
  }

  /** @throws ServiceUnavailable where it takes too long, or the process ends over it a second time */
  private async ask(task: PictureTask): Promise<PictureAnswer['result']> {
    try {
      return await this.attempt(task).catch((error: unknown) => {
        if (!(error instanceof ProcessEnded)) throw error;
        // Another one may have been the reason. Those that were lost together are tried again one after the other, so
        // that it takes none along a second time.
        return this.oneByOne(() => this.attempt(task));
      });
    } catch {
      throw new ServiceUnavailable();
    }
  }

  private async attempt(task: PictureTask): Promise<PictureAnswer['result']> {
    const process = this.running();
    try {
      return await process.ask(task, this.patienceMs);
    } catch (error) {
      // Until it is gone the next attempt would meet it again.
      await process.ended;
      throw error;
    }
  }

  private running(): PictureProcess {
    if (this.process !== null) return this.process;
    const started = this.start();
    this.process = started;
    this.logger.log({ event: 'pictures.process-started', process: started.pid });
    void started.ended.then((reason) => {
      if (this.process !== started) return;
      this.process = null;
      this.logger.warn({ event: 'pictures.process-ended', reason });
    });
    return started;
  }
}
