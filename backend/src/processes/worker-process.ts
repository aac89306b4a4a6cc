import { type Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { ServiceUnavailable } from '../common/errors/request-errors.js';
import { type ChildProgram, ProcessEnded } from './child-program.js';

interface WorkerProcessOptions<Task extends object, Result> {
  /** The prefix of its log events. */
  name: string;
  logger: Logger;
  /** The time limit of a task. */
  timeoutMs: number;
  start: () => ChildProgram<Task, Result>;
}

/** A program in a child process, started on demand and restarted when it ends. */
export class WorkerProcess<Task extends object, Result> {
  private readonly oneByOne = pLimit(1);
  private process: ChildProgram<Task, Result> | null = null;
  private stopped = false;

  constructor(private readonly options: WorkerProcessOptions<Task, Result>) {}

  /** @throws ServiceUnavailable on timeout, if the process ends twice, or after `stop` */
  async ask(task: Task): Promise<Result> {
    try {
      return await this.attempt(task).catch((error: unknown) => {
        if (!(error instanceof ProcessEnded)) throw error;
        // Another task may have crashed the process. Retries run one at a time, so that it cannot affect them again.
        return this.oneByOne(() => this.attempt(task));
      });
    } catch {
      throw new ServiceUnavailable();
    }
  }

  /** Ends the process for good. Tasks that it has not finished fail, and are not tried again. */
  async stop(): Promise<void> {
    this.stopped = true;
    const { process } = this;
    this.process = null;
    process?.kill();
    await process?.ended;
  }

  private async attempt(task: Task): Promise<Result> {
    const process = this.running();
    try {
      return await process.ask(task, this.options.timeoutMs);
    } catch (error) {
      // The next attempt must not use the ending process.
      await process.ended;
      throw error;
    }
  }

  private running(): ChildProgram<Task, Result> {
    if (this.stopped) throw new ServiceUnavailable();
    if (this.process !== null) return this.process;
    const { name, logger, start } = this.options;
    const started = start();
    this.process = started;
    logger.log({ event: `${name}.process-started`, process: started.pid });
    void started.ended.then((reason) => {
      if (this.process !== started) return;
      this.process = null;
      logger.warn({ event: `${name}.process-ended`, reason });
    });
    return started;
  }
}
