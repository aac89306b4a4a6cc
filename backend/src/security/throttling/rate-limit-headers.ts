import { type Response } from 'express';
import { type OperationThrottle } from './throttled.decorator.js';
import { type ThrottleCount } from './throttle.service.js';

/** Sets the headers of draft-ietf-httpapi-ratelimit-headers: the policy, the remaining quota and the reset. */
export function setRateLimitHeaders(
  response: Pick<Response, 'setHeader'>,
  name: OperationThrottle,
  { limit, windowS, remaining, resetS }: ThrottleCount,
): void {
  const policy = `"${name.toLowerCase()}"`;
  response.setHeader('RateLimit-Policy', `${policy};q=${limit};w=${windowS}`);
  response.setHeader('RateLimit', `${policy};r=${remaining};t=${resetS}`);
}
