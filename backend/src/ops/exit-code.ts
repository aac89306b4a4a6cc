/** The exit codes of a command; `npm run ops -- --help` lists them. */
export const EXIT = {
  /** Done; the answer to a question is good. */
  done: 0,
  /** The command failed, or the doctor found a fault. */
  failed: 1,
  /** The command or one of its values is invalid. */
  usage: 2,
  /** The named resource does not exist. */
  notFound: 3,
  /** The configuration is wrong, or the database does not answer. */
  unavailable: 4,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with one sentence for the operator. */
export class OpsError extends Error {
  override readonly name = 'OpsError';

  constructor(
    message: string,
    readonly exitCode: ExitCode = EXIT.failed,
  ) {
    super(message);
  }
}

/** The error for something that the command names and that does not exist. */
export function notFound(message: string): OpsError {
  return new OpsError(message, EXIT.notFound);
}

/** Waits for a result and turns an error of the class `missing` into `notFound(message)`. */
export async function orNotFound<Result>(
  result: Promise<Result>,
  missing: abstract new (...args: never[]) => Error,
  message: string,
): Promise<Result> {
  return result.catch((error: unknown) => {
    throw error instanceof missing ? notFound(message) : error;
  });
}
