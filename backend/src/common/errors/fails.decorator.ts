import { applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import { type AppErrorClass } from './app-error.js';
import { FailureBody } from './failure-body.js';

const EXAMPLE_REQUEST_ID = '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a';

function example({ spec }: AppErrorClass): FailureBody {
  const message = spec.words.en;
  return {
    statusCode: spec.status,
    errorCode: spec.code,
    message,
    errors: [{ message, errorCode: spec.code, field: null }],
    requestId: EXAMPLE_REQUEST_ID,
  };
}

/** The API document's responses for classes of failure, by status, with an example per class. */
export function failureResponses(failures: readonly AppErrorClass[]) {
  const byStatus = Map.groupBy(failures, ({ spec }) => spec.status);
  return new Map(
    [...byStatus].map(([status, classes]) => [
      status,
      {
        description: classes.map(({ spec }) => spec.words.en).join(' '),
        content: {
          'application/json': {
            schema: { $ref: getSchemaPath(FailureBody) },
            examples: Object.fromEntries(classes.map((each) => [each.name, { value: example(each) }])),
          },
        },
      },
    ]),
  );
}

/** The failures that an operation lists itself. */
export const FAILURES_EXTENSION = 'x-failures';

/**
 * Documents the failures specific to an operation. The document adds general ones (malformed body, not signed in,
 * unavailable) itself.
 */
export function Fails(...failures: AppErrorClass[]): MethodDecorator {
  return applyDecorators(ApiExtraModels(FailureBody), ApiExtension(FAILURES_EXTENSION, failures));
}
