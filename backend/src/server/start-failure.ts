/** A start that failed for a reason the operator can act on; said in one sentence. */
export class StartFailure extends Error {}
