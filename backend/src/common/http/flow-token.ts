import { type IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { type CookieKind, readCookies } from './cookies.js';

/** The header for flow tokens of programs; a response that begins a flow with an error sets it too. */
export const FLOW_TOKEN_HEADER = 'X-Flow-Token';

/** Longer than any of our tokens. */
const MAX_TOKEN_LENGTH = 200;

/** The flow token in the header, or null. */
export function flowTokenIn(request: IncomingMessage): string | null {
  const token = String(request.headers[FLOW_TOKEN_HEADER.toLowerCase()] ?? '');
  return token === '' || token.length > MAX_TOKEN_LENGTH ? null : token;
}

/** The request's flow token: in the header, else in its cookie; null without one. */
export const FlowToken = createParamDecorator(
  (kind: CookieKind, context: ExecutionContext): string | null => {
    const request = context.switchToHttp().getRequest<IncomingMessage>();
    return flowTokenIn(request) ?? readCookies(request)[kind.name] ?? null;
  },
);

/** Documents the header. */
export const ApiFlowToken = (cookie: string): MethodDecorator =>
  ApiHeader({
    name: FLOW_TOKEN_HEADER,
    required: false,
    description: `The token of the flow, as it was answered with \`tokens=body\`. Browsers have it in the cookie \`${cookie}\`; the header goes before it.`,
    schema: {
      type: 'string',
      minLength: 1,
      maxLength: MAX_TOKEN_LENGTH,
      example: 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
    },
  });
