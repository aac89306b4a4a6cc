/** A start failure that the operator can fix. */
export class StartFailure extends Error {
  constructor(
    readonly reason: string,
    readonly cure: string,
  ) {
    super(`${reason} ${cure}`);
  }
}
