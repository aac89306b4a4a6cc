import process from 'node:process';

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
  // Signals to the process group are meant for the server, which ends this process itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', end);
  if (!process.connected) end();
}

/** Exits without waiting for threads that are still at work. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
