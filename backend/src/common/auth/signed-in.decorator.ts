import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';
import { NotSignedIn } from '../errors/request-errors.js';

/** The account and session of a request. */
interface RequestSignedIn {
  accountId: string;
  sessionId: string;
}

/** A request, authenticated by the guard. */
export type GuardedRequest = Request & { signedIn?: RequestSignedIn | null };

const signedIn = (context: ExecutionContext) => context.switchToHttp().getRequest<GuardedRequest>().signedIn;

/** The request's account and session; only for operations that need a session. */
export const CurrentSession = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const session = signedIn(context);
  if (!session) throw new NotSignedIn();
  return session;
});

/** The request's account; only for operations that need a session. */
export const AccountId = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const session = signedIn(context);
  if (!session) throw new NotSignedIn();
  return session.accountId;
});

/** The account of a public request, or null. */
export const ViewerId = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null => signedIn(context)?.accountId ?? null,
);
