import { type CanActivate, type ExecutionContext } from '@nestjs/common';
import { setHeaders } from '../../common/http/set-headers.js';
import { type Reflector } from '@nestjs/core';
import { type Response } from 'express';
import { PUBLIC } from '../../common/auth/public.decorator.js';
import { type GuardedRequest } from '../../common/auth/signed-in.decorator.js';
import { NotSignedIn, TooManyRequests } from '../../common/errors/request-errors.js';
import { type CountedUpload, isMultipart } from '../../common/http/multipart-form.js';
import { rateLimitHeaders } from './rate-limit-headers.js';
import { type ThrottleService, type ThrottleCount } from './throttle.service.js';
import {
  type CountedBy,
  OPERATION_THROTTLES,
  type OperationThrottle,
  THROTTLED,
  type Throttling,
  UNTHROTTLED,
} from './throttled.decorator.js';

/**
 * Counts calls of throttled operations. It runs before the session guard for counts by client, which must precede any
 * query or hashing, and after it for counts by account.
 */
export class ThrottleGuard implements CanActivate {
  constructor(
    private readonly countedBy: CountedBy,
    private readonly reflector: Reflector,
    private readonly throttle: ThrottleService,
  ) {}

  /** @throws TooManyRequests beyond the limit */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<GuardedRequest & CountedUpload>();
    const throttling = this.throttlingOf(context, request);
    if (throttling === null || OPERATION_THROTTLES[throttling.name] !== this.countedBy) return true;
    const counted = this.counterOf(throttling.name, request);
    const count = async () => this.turnAway(throttling.name, await counted(), http.getResponse<Response>());
    if (throttling.name !== 'UPLOAD' || throttling.copies) await count();
    // A form may contain no files, which only shows while it is read.
    else if (isMultipart(request)) request.beforeFirstFile = count;
    return true;
  }

  private counterOf(
    name: OperationThrottle,
    { ip, socket, signedIn }: GuardedRequest,
  ): () => Promise<ThrottleCount> {
    if (this.countedBy === 'client') {
      return () => this.throttle.countClient(name, ip ?? socket.remoteAddress ?? '');
    }
    if (!signedIn) throw new NotSignedIn();
    return () => this.throttle.count(name, signedIn.accountId);
  }

  /** Sets the rate limit headers. */
  private turnAway(name: OperationThrottle, count: ThrottleCount, response: Response): void {
    setHeaders(response, rateLimitHeaders(name, count));
    if (!count.isWithin) throw new TooManyRequests(count.resetS);
  }

  /** The throttle depends on the operation only, not on the URL's spelling. */
  private throttlingOf(context: ExecutionContext, { method }: GuardedRequest): Throttling | null {
    const [handler, controller] = [context.getHandler(), context.getClass()];
    const throttling = this.reflector.get<Throttling | undefined>(THROTTLED, handler);
    if (throttling !== undefined) return throttling;
    const isPublic = this.reflector.getAllAndOverride<unknown>(PUBLIC, [handler, controller]) !== undefined;
    if (!isPublic || this.reflector.get<unknown>(UNTHROTTLED, controller) !== undefined) return null;
    return { name: method === 'GET' || method === 'HEAD' ? 'READ' : 'WRITE', copies: false };
  }
}
