import { type IncomingMessage } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

/** The header in which programs send the token of a flow; a refusal that begins a flow answers it there, too. */
export const FLOW_TOKEN_HEADER = 'X-Flow-Token';

/** Ours are shorter; longer ones are not worth looking at. */
const LONGEST_TOKEN = 200;

/** The token of the flow that a program is in: it names it in a header in place of a cookie. */
export function flowTokenIn(request: IncomingMessage): string | null {
  const token = String(request.headers[FLOW_TOKEN_HEADER.toLowerCase()] ?? '');
  return token === '' || token.length > LONGEST_TOKEN ? null : token;
}

/** Describes the header of an operation that goes on with a flow. */
export const ApiFlowToken = (cookie: string): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: FLOW_TOKEN_HEADER,
      required: false,
      description: `The token of the flow, as it was answered with \`tokens=body\`. Browsers have it in the cookie \`${cookie}\`; the header goes before it.`,
      schema: {
        type: 'string',
        minLength: 1,
        maxLength: LONGEST_TOKEN,
        example: 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
      },
    }),
  );
