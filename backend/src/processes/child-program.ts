import { type ChildProcess, fork } from 'node:child_process';
import { CHILD_MALLOC_SETTINGS } from './malloc-settings.js';
import { type TaskAnswer } from './serve-tasks.js';

/** The process ended before it responded. */
export class ProcessEnded extends Error {
  override message = 'A child process has ended.';
}

/** The process was killed because it took too long. */
class ProcessTimedOut extends Error {
  override message = 'A task of a child process took too long.';
}

/**
 * A child process for tasks that take much time, with lower priority than the server once it has started. It exits with
 * this process when its channel closes.
 */
export class ChildProgram<Task extends object, Result> {
  /** Resolves with the exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Omit<PromiseWithResolvers<Result>, 'promise'>>();
  private lastId = 0;

  /** @param program the path of a program that calls `serveTasks` */
  constructor(program: string) {
    this.child = fork(program, [], {
      // No environment or Node options of the server, which include secrets.
      env: CHILD_MALLOC_SETTINGS,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => resolve(code ?? signal));
      this.child.on('error', () => resolve(null));
    });
    void this.ended.then(() => {
      this.kill();
      for (const { reject } of this.waiting.values()) reject(new ProcessEnded());
    });
    this.child.on('message', ({ id, result }: TaskAnswer<Result>) => this.waiting.get(id)?.resolve(result));
    // An idle child must not keep this process alive.
    this.child.unref();
    this.child.channel?.unref();
  }

  /** Undefined if it could not be started. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  /**
   * @throws ProcessEnded if the process ends, because of this task or another
   * @throws ProcessTimedOut on timeout; the process is killed
   */
  async ask(task: Task, timeoutMs: number): Promise<Result> {
    this.lastId += 1;
    const id = this.lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.waiting.set(id, { resolve, reject });
    const timer = setTimeout(() => {
      reject(new ProcessTimedOut());
      this.kill();
    }, timeoutMs);
    this.child.send({ id, task }, (error) => {
      // The channel is closed: the process has ended or is about to.
      if (error) this.kill();
    });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.waiting.delete(id);
    }
  }

  /** Kills the process. Waiting for `ended` keeps this process alive. */
  kill(): void {
    this.child.ref();
    this.child.kill('SIGKILL');
  }
}
