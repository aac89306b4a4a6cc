import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { siblingProgram } from '../../processes/sibling-program.js';
import { type ReadResult, type ReadTask } from './readers/read-program.js';

/** The time limit for a file, far above what the largest valid one needs on a busy machine. */
const TIMEOUT_MS = 20_000;

/** The memory limit for a file, in megabytes: twice what the largest accepted JSON file needs. */
const MEMORY_MB = 512;

const PROGRAM = siblingProgram(import.meta, 'readers/read-program');

/** Reads imported files in a worker thread, so that no file can block the server. */
@Injectable()
export class FileReaderService implements OnApplicationShutdown {
  private readonly logger = new Logger(FileReaderService.name);
  /** One at a time: the server needs the other processors. */
  private readonly oneByOne = pLimit(1);
  private readonly stopping = new AbortController();

  constructor(
    private readonly limits = { timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB },
    private readonly program = PROGRAM,
  ) {}

  /** Reads a file; null if it is not importable or exceeds the limits. */
  read(path: string): Promise<ReadResult> {
    return this.oneByOne(() => this.readInThread(path));
  }

  /** Runs after requests and jobs have ended, because they may still read files. */
  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async readInThread(path: string): Promise<ReadResult> {
    const worker = new Worker(this.program, {
      workerData: { path } satisfies ReadTask,
      // Without the server's environment, which includes secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
    });
    const signal = AbortSignal.any([AbortSignal.timeout(this.limits.timeoutMs), this.stopping.signal]);
    const ended = new Promise<null>((resolve) => worker.once('exit', () => resolve(null)));
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    worker.on('error', (err) => this.logger.warn({ event: 'import.reader-failed', err }));
    try {
      const answer = new Promise<ReadResult>((resolve) => worker.once('message', resolve));
      return await Promise.race([answer, ended]);
    } finally {
      if (signal.aborted) this.logger.warn({ event: 'import.reader-stopped' });
      signal.removeEventListener('abort', stop);
      await worker.terminate();
    }
  }
}
