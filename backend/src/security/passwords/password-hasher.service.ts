import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ChildProgram } from '../../processes/child-program.js';
import { WorkerProcess } from '../../processes/worker-process.js';
import { siblingProgram } from '../../processes/sibling-program.js';
import { type PasswordResult, type PasswordTask } from './password-program.js';

/** The time limit of a task, far above what bcrypt takes at any cost that can be set. */
const TIMEOUT_MS = 60_000;

/**
 * Runs bcrypt in a child process with lower priority: a hash takes a core for a quarter of a second by design, and pages
 * must not wait for it.
 */
@Injectable()
export class PasswordHasherService implements OnApplicationShutdown {
  private readonly program = new WorkerProcess<PasswordTask, PasswordResult>({
    name: 'passwords',
    logger: new Logger(PasswordHasherService.name),
    timeoutMs: TIMEOUT_MS,
    start: () => new ChildProgram(siblingProgram(import.meta, 'password-program')),
  });

  /**
   * The bcrypt hash of a digest.
   *
   * @throws ServiceUnavailable on timeout, or if the process ends twice
   */
  async hash(digest: string, cost: number): Promise<string> {
    return (await this.program.ask({ hash: { digest, cost } })) as string;
  }

  /**
   * Whether a digest is the one that was hashed.
   *
   * @throws as `hash`
   */
  async compare(digest: string, hash: string): Promise<boolean> {
    return (await this.program.ask({ compare: { digest, hash } })) as boolean;
  }

  /** After requests, which may still compare passwords. */
  onApplicationShutdown(): Promise<void> {
    return this.program.stop();
  }
}
