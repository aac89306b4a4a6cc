import { type CanActivate, type ExecutionContext } from '@nestjs/common';
import { type Reflector } from '@nestjs/core';
import { type Response } from 'express';
import { PUBLIC } from '../../common/auth/public.decorator.js';
import { type GuardedRequest } from '../../common/auth/signed-in.decorator.js';
import { NotSignedIn, TooManyRequests } from '../../common/errors/request-errors.js';
import { type CountedUpload, isMultipart } from '../../common/http/multipart-form.js';
import { setRateLimitHeaders } from './rate-limit-headers.js';
import { clientKey, type Throttle } from './throttle.js';
import {
  type CountedBy,
  OPERATION_THROTTLES,
  type OperationThrottle,
  THROTTLED,
  type Throttling,
  UNTHROTTLED,
} from './throttled.decorator.js';

/**
 * Counts the calls of throttled operations. It stands twice around the guard of sessions: before it for what is counted
 * by client, which must hold before anything is looked up or hashed, and behind it for what is counted by account.
 */
export class ThrottleGuard implements CanActivate {
  constructor(
    private readonly countedBy: CountedBy,
    private readonly reflector: Reflector,
    private readonly throttle: Throttle,
  ) {}

  /** @throws TooManyRequests beyond the limit; the call has had no effect */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<GuardedRequest & CountedUpload>();
    const throttling = this.throttlingOf(context, request);
    if (throttling === null || OPERATION_THROTTLES[throttling.name] !== this.countedBy) return true;
    const key = this.keyOf(request);
    const count = () => this.count(throttling.name, key, http.getResponse<Response>());
    if (throttling.name !== 'UPLOAD' || throttling.copies) await count();
    // A form may bring texts alone, which shows only once it is read.
    else if (isMultipart(request)) request.beforeFirstFile = count;
    return true;
  }

  private async count(name: OperationThrottle, key: string, response: Response): Promise<void> {
    const count = await this.throttle.count(name, key);
    setRateLimitHeaders(response, name, count);
    if (!count.isWithin) throw new TooManyRequests(count.resetS);
  }

  /** Depends on the operation alone, never on how its address was written. */
  private throttlingOf(context: ExecutionContext, { method }: GuardedRequest): Throttling | null {
    const [handler, controller] = [context.getHandler(), context.getClass()];
    const throttling = this.reflector.get<Throttling | undefined>(THROTTLED, handler);
    if (throttling !== undefined) return throttling;
    const isPublic = this.reflector.getAllAndOverride<unknown>(PUBLIC, [handler, controller]) !== undefined;
    if (!isPublic || this.reflector.get<unknown>(UNTHROTTLED, controller) !== undefined) return null;
    return { name: method === 'GET' || method === 'HEAD' ? 'READ' : 'WRITE', copies: false };
  }

  private keyOf({ ip, socket, signedIn }: GuardedRequest): string {
    if (this.countedBy === 'client') return clientKey(ip ?? socket.remoteAddress ?? '');
    if (!signedIn) throw new NotSignedIn();
    return signedIn.accountId;
  }
}
