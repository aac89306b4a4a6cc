import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { PictureProcess, ProcessEnded } from './picture-process.js';
import {
  type OutputPlan,
  type PictureAnswer,
  type PictureContents,
  type PictureHead,
  type PictureTask,
} from './picture-program.js';

/** The time limit of a task, far above what any harmless picture needs. */
const TIMEOUT_MS = 30_000;

/**
 * Runs picture tasks in a child process, started on demand and restarted when it ends, so that a crash in native
 * decoders does not affect the server.
 */
@Injectable()
export class PictureWorkerService implements OnApplicationShutdown {
  private readonly logger = new Logger(PictureWorkerService.name);
  private readonly oneByOne = pLimit(1);
  private process: PictureProcess | null = null;

  /** @param timeoutMs the time limit of a task */
  constructor(
    private readonly timeoutMs = TIMEOUT_MS,
    private readonly start = () => new PictureProcess(),
  ) {}

  /** Reads the header of a picture; null if it cannot be read. */
  async inspect(path: string): Promise<PictureHead | null> {
    return (await this.ask({ inspect: { path } })) as PictureHead | null;
  }

  /** Generates the files of a picture; null if it cannot be decoded. */
  async make(path: string, plan: OutputPlan): Promise<PictureContents | null> {
    return (await this.ask({ make: { path, ...plan } })) as PictureContents | null;
  }

  /**
   * Cuts a font file down to some letters, as WOFF2.
   *
   * @throws ServiceUnavailable as well if the file cannot be read: it is one of ours
   */
  async cutFont(path: string, letters: string): Promise<Buffer> {
    const content = await this.ask({ cutFont: { path, letters } });
    if (!(content instanceof Uint8Array)) throw new ServiceUnavailable();
    return Buffer.from(content);
  }

  /** After requests and jobs, which may still process pictures. */
  async onApplicationShutdown(): Promise<void> {
    const { process } = this;
    this.process = null;
    process?.kill();
    await process?.ended;
  }

  /** @throws ServiceUnavailable on timeout, or if the process ends twice */
  private async ask(task: PictureTask): Promise<PictureAnswer['result']> {
    try {
      return await this.attempt(task).catch((error: unknown) => {
        if (!(error instanceof ProcessEnded)) throw error;
        // Another picture may have crashed the process. Retries run one at a time, so that it cannot affect them
        // again.
        return this.oneByOne(() => this.attempt(task));
      });
    } catch {
      throw new ServiceUnavailable();
    }
  }

  private async attempt(task: PictureTask): Promise<PictureAnswer['result']> {
    const process = this.running();
    try {
      return await process.ask(task, this.timeoutMs);
    } catch (error) {
      // The next attempt must not use the ending process.
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
