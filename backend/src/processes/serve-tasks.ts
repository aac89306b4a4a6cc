import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import process from 'node:process';

/** The threads of this process, where the system lists them. */
const THREADS = '/proc/self/task';

/** Runs a task; must not throw. */
type TaskRunner<Task, Result> = (task: Task) => Promise<Result>;

/** The answer to a task. */
export interface TaskAnswer<Result> {
  id: number;
  result: Result;
}

/**
 * Runs the tasks that the parent process sends (`child-program.ts`), and exits with it. Programs import this file by
 * its extension, because Node runs them directly, compiled or as TypeScript; so it imports nothing but packages.
 */
export function serveTasks<Task, Result>(run: TaskRunner<Task, Result>): void {
  process.on('message', ({ id, task }: { id: number; task: Task }) => {
    void run(task).then((result) =>
      process.send?.({ id, result } satisfies TaskAnswer<Result>, () => undefined),
    );
  });
  lowerPriority();
  // Signals to the process group are meant for the server, which ends this process itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', end);
  if (!process.connected) end();
}

/**
 * Lowers the priority below the server's. Not during the start, which the first task waits for, and not to the lowest,
 * with which tasks would time out on a busy machine.
 */
function lowerPriority(): void {
  const threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid];
  for (const thread of threads) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The thread has ended, or the system has no priorities: tasks run anyway.
    }
  }
}

/** Exits without waiting for threads that are still at work. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
