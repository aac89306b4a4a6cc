/** A start that cannot go on, in one sentence for the person who tried: no stack is shown. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The words of anything that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of a failed system call (`EADDRINUSE`), or null. */
export function systemCodeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
