import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { type PictureAnswer, type PictureTask } from './picture-program.js';

/** Compiled or as it is written, as this file is. */
const PROGRAM = path.join(import.meta.dirname, `picture-program${path.extname(import.meta.filename)}`);

/** The process ended before it had answered. */
export class ProcessEnded extends Error {
  override message = 'The process that works on pictures has ended.';
}

/** The process took too long, and was ended. */
class ProcessTooSlow extends Error {
  override message = 'A picture took too long.';
}

interface Waiting {
  answered: (result: PictureAnswer['result']) => void;
  failed: (error: Error) => void;
}

/**
 * One process that works on pictures. Everything else the machine does goes before it: a visitor who comes finds a core.
 * It ends with this process, however that ends, since its channel closes then.
 */
export class PictureProcess {
  /** Resolves when it is gone, with what ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor() {
    this.child = fork(PROGRAM, [], {
      // Nothing of the server's: neither its secrets nor what Node was told about it. Threads that come and go leave
      // glibc with as many heaps as it is allowed, each full of holes.
      env: { MALLOC_ARENA_MAX: '2' },
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
      for (const { failed } of [...this.waiting.values()]) failed(new ProcessEnded());
    });
    this.child.on('message', ({ id, result }: PictureAnswer) => this.waiting.get(id)?.answered(result));
    this.lowerPriority();
    // What waits for an answer keeps this process up, not what may be asked later.
    this.child.unref();
    this.child.channel?.unref();
  }

  /** Who it is; undefined where it could not be started. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  /**
   * @returns null where the picture cannot be read
   * @throws ProcessEnded where the process ends over it, or over another
   * @throws ProcessTooSlow where it is not done in time; the process is ended
   */
  ask(task: PictureTask, patienceMs: number): Promise<PictureAnswer['result']> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise<PictureAnswer['result']>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new ProcessTooSlow());
        this.kill();
      }, patienceMs);
      const done = () => {
        clearTimeout(timer);
        this.waiting.delete(id);
      };
      this.waiting.set(id, {
        answered: (result) => {
          done();
          resolve(result);
        },
        failed: (error) => {
          done();
          reject(error);
        },
      });
      this.child.send({ id, ...task }, (error) => {
        // It hears nothing any more: it has ended, or is about to.
        if (error) this.kill();
      });
    });
  }

  /** Ends it at once; who waits for its end keeps this process up until then. */
  kill(): void {
    this.child.ref();
    this.child.kill('SIGKILL');
  }

  /** At once, since threads have the priority that there was when they were made. */
  private lowerPriority(): void {
    try {
      if (this.child.pid !== undefined) setPriority(this.child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended already, or the system knows no such thing: pictures are made nevertheless.
    }
  }
}
