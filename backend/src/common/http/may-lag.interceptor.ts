import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { type Request } from 'express';
import { type Observable } from 'rxjs';
import { COOKIES, readCookies } from './cookies.js';
import { currentRequest } from './request-context.js';

/** The metadata key of operations whose response may be a few seconds old. */
export const MAY_LAG = 'hitohira:may-lag';

/** Cookies of people who may have changed something: the session's tokens and its hint. */
const SIGNS = [COOKIES.accessToken, COOKIES.refreshToken, COOKIES.loggedIn];

@Injectable()
class MayLagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const current = currentRequest();
    if (current) current.mayLag = isVisitor(context.switchToHttp().getRequest<Request>());
    return next.handle();
  }
}

/** Whether a request has no sign of a session, valid or not. */
function isVisitor(request: Request): boolean {
  const cookies = readCookies(request);
  return (
    request.headers.authorization === undefined && SIGNS.every(({ name }) => cookies[name] === undefined)
  );
}

/** Lets visitors read from a replica. Signed-in people always read their own writes. */
export const MayLag = (): MethodDecorator =>
  applyDecorators(SetMetadata(MAY_LAG, true), UseInterceptors(MayLagInterceptor));
