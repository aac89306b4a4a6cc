import { type Response } from 'express';
import { type OperationThrottle } from './throttled.decorator.js';
import { type ThrottleCount } from './throttle.service.js';

/**
 * Tells a client where its count stands, in the fields of draft-ietf-httpapi-ratelimit-headers: the policy with its quota
 * and window, what is left of it, and when the window is over.
 */
export function setRateLimitHeaders(
  response: Pick<Response, 'setHeader'>,
  name: OperationThrottle,
  { limit, windowS, remaining, resetS }: ThrottleCount,
): void {
  const policy = `"${name.toLowerCase()}"`;
  response.setHeader('RateLimit-Policy', `${policy};q=${limit};w=${windowS}`);
  response.setHeader('RateLimit', `${policy};r=${remaining};t=${resetS}`);
}
