import { type FailureBody } from '../../src/common/errors/failure-body.js';

/** The failure that an answer tells of. */
export function failureIn({ body }: { body: unknown }): FailureBody {
  return body as FailureBody;
}
