import { type FailureBody } from '../../src/common/errors/failure-body.js';

/** The failure in the body of an answer. */
export function failureIn({ body }: { body: unknown }): FailureBody {
  return body as FailureBody;
}
