/** How a command ended, as its exit code says it; `npm run ops -- --help` lists them. */
export const EXIT = {
  /** Done; where something was asked, it is well. */
  done: 0,
  /** It could not be done, or the doctor found a fault. */
  failed: 1,
  /** The command or one of its values is not understood. */
  usage: 2,
  /** What it names does not exist. */
  notFound: 3,
  /** There is nothing to work on: the configuration is wrong, or the database does not answer. */
  unavailable: 4,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command that cannot go on, in one sentence for the operator. */
export class OpsError extends Error {
  override readonly name = 'OpsError';

  constructor(
    message: string,
    readonly exitCode: ExitCode = EXIT.failed,
  ) {
    super(message);
  }
}

/** What a command names does not exist. */
export function notFound(message: string): OpsError {
  return new OpsError(message, EXIT.notFound);
}
