import { type IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { type CookieKind, readCookies } from './cookies.js';
import { MAX_TOKEN_LENGTH } from '../validation/fields.js';

/** The header for flow tokens of programs; a response that begins a flow with an error sets it too. */
export const FLOW_TOKEN_HEADER = 'X-Flow-Token';

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

export const ApiFlowToken = (cookie: string): MethodDecorator =>
  ApiHeader({
    name: FLOW_TOKEN_HEADER,
    required: false,
    description: `The flow token that the previous step returned with \`tokens=body\`. Browsers send the cookie \`${cookie}\` instead. The header takes precedence.`,
    schema: {
      type: 'string',
      minLength: 1,
      maxLength: MAX_TOKEN_LENGTH,
      example: 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
    },
  });
