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

/** The request's account; only for operations that need a session. */
export const AccountId = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { signedIn } = context.switchToHttp().getRequest<GuardedRequest>();
  if (!signedIn) throw new NotSignedIn();
  return signedIn.accountId;
});

/** The request's account and session; only for operations that need a session. */
export const CurrentSession = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { signedIn } = context.switchToHttp().getRequest<GuardedRequest>();
  if (!signedIn) throw new NotSignedIn();
  return signedIn;
});

/** The account of a public request, or null. */
export const ViewerId = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<GuardedRequest>().signedIn?.accountId ?? null,
);
