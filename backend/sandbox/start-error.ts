/** Aborts the start with one sentence for the user, without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The message of any thrown value. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of a system error (`EADDRINUSE`), or null. */
export function systemCodeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
