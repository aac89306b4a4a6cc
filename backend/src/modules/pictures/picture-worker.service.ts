import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { ChildProgram } from '../../processes/child-program.js';
import { WorkerProcess } from '../../processes/worker-process.js';
import { siblingProgram } from '../../processes/sibling-program.js';
import type { DrawingFormat, DrawingPlan, DrawnFile } from './draw-plan.js';
import {
  type OutputPlan,
  type PictureResult,
  type PictureContents,
  type PictureHead,
  type PictureTask,
} from './picture-program.js';

/** The time limit of a task, far above what any harmless picture needs. */
const TIMEOUT_MS = 30_000;

/** A process for pictures. */
export type PictureProcess = ChildProgram<PictureTask, PictureResult>;

/** Starts a process for pictures. */
export function startPictureProcess(): PictureProcess {
  return new ChildProgram(siblingProgram(import.meta, 'picture-program'));
}

/** Runs picture tasks in a child process, so that a crash in native decoders does not affect the server. */
@Injectable()
export class PictureWorkerService implements OnApplicationShutdown {
  private readonly program: WorkerProcess<PictureTask, PictureResult>;

  /** @param timeoutMs the time limit of a task */
  constructor(timeoutMs = TIMEOUT_MS, start = startPictureProcess) {
    const logger = new Logger(PictureWorkerService.name);
    this.program = new WorkerProcess({ name: 'pictures', logger, timeoutMs, start });
  }

  /** Reads the header of a picture; null if it cannot be read. */
  async inspect(path: string): Promise<PictureHead | null> {
    return (await this.program.ask({ inspect: { path } })) as PictureHead | null;
  }

  /** Generates the files of a picture; null if it cannot be decoded. */
  async make(path: string, plan: OutputPlan): Promise<PictureContents | null> {
    return (await this.program.ask({ make: { path, ...plan } })) as PictureContents | null;
  }

  /**
   * Cuts a font file down to some letters, as WOFF2.
   *
   * @throws ServiceUnavailable as well if the file cannot be read: it is one of ours
   */
  async cutFont(path: string, letters: string): Promise<Buffer> {
    const content = await this.program.ask({ cutFont: { path, letters } });
    if (!(content instanceof Uint8Array)) throw new ServiceUnavailable();
    return Buffer.from(content);
  }

  /** Draws a plan; null if it cannot be drawn. */
  async draw(plan: DrawingPlan, format: DrawingFormat): Promise<DrawnFile | null> {
    const drawn = (await this.program.ask({ draw: { plan, format } })) as DrawnFile | null;
    return drawn && { ...drawn, content: Buffer.from(drawn.content) };
  }

  /** After requests and jobs, which may still process pictures. */
  onApplicationShutdown(): Promise<void> {
    return this.program.stop();
  }
}
