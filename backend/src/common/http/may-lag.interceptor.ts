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

/** The key under which an operation says that its answer may be a few seconds old. */
export const MAY_LAG = 'hitohira:may-lag';

/** What somebody carries who may have changed something: the tokens of a session, and the page's hint of one. */
const SIGNS = [COOKIES.accessToken, COOKIES.refreshToken, COOKIES.loggedIn];

@Injectable()
class MayLagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const current = currentRequest();
    if (current) current.mayLag = isVisitor(context.switchToHttp().getRequest<Request>());
    return next.handle();
  }
}

/** Whether a request carries nothing of a session, live or not. */
function isVisitor(request: Request): boolean {
  const cookies = readCookies(request);
  return (
    request.headers.authorization === undefined && SIGNS.every(({ name }) => cookies[name] === undefined)
  );
}

/**
 * Lets what visitors are answered by an operation be a few seconds old. Whoever is signed in may have changed what is
 * read, and is answered with what has been saved.
 */
export const MayLag = (): MethodDecorator =>
  applyDecorators(SetMetadata(MAY_LAG, true), UseInterceptors(MayLagInterceptor));
