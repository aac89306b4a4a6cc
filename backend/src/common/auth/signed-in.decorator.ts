import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';
import { NotSignedIn } from '../errors/request-errors.js';

/** Who makes the request: the account, and the session it acts in. */
interface RequestSignedIn {
  accountId: string;
  sessionId: string;
}

/** A request on which the guard has noted who makes it. */
export type GuardedRequest = Request & { signedIn?: RequestSignedIn | null };

/** The account that makes the request; only for operations that ask for a session. */
export const AccountId = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { signedIn } = context.switchToHttp().getRequest<GuardedRequest>();
  if (!signedIn) throw new NotSignedIn();
  return signedIn.accountId;
});

/** The account that makes the request and the session it acts in; only for operations that ask for a session. */
export const CurrentSession = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { signedIn } = context.switchToHttp().getRequest<GuardedRequest>();
  if (!signedIn) throw new NotSignedIn();
  return signedIn;
});

/** The account that makes a public request, or null. */
export const ViewerId = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<GuardedRequest>().signedIn?.accountId ?? null,
);
