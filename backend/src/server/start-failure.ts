/** A start that failed for a reason the operator can act on: what is wrong, and what to do about it. */
export class StartFailure extends Error {
  constructor(
    readonly reason: string,
    readonly cure: string,
  ) {
    super(`${reason} ${cure}`);
  }
}
