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

/** What the document says of failures of one status: a description and one example a class. */
export interface FailureResponse {
  description: string;
  content: {
    'application/json': { schema: { $ref: string }; examples: Record<string, { value: FailureBody }> };
  };
}

/** The document's responses for classes of failure, one a status. */
export function failureResponses(failures: readonly AppErrorClass[]): Map<number, FailureResponse> {
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

/** The failures that an operation names in the document, beside those that every one of its kind has. */
export const FAILURES_EXTENSION = 'x-failures';

/**
 * Names the failures that are an operation's own. What every operation of its kind can answer (a body that cannot be
 * read, nobody signed in, a database that is away) the document adds by itself.
 */
export function Fails(...failures: AppErrorClass[]): MethodDecorator {
  return applyDecorators(ApiExtraModels(FailureBody), ApiExtension(FAILURES_EXTENSION, failures));
}
