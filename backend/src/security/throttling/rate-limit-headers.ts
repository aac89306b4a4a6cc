import { type OperationThrottle } from './throttled.decorator.js';
import { type ThrottleCount } from './throttle.service.js';

/** The headers of draft-ietf-httpapi-ratelimit-headers: the policy, the remaining quota and the reset. */
export function rateLimitHeaders(
  name: OperationThrottle,
  { limit, windowS, remaining, resetS }: ThrottleCount,
): [name: string, value: string][] {
  const policy = `"${name.toLowerCase()}"`;
  return [
    ['RateLimit-Policy', `${policy};q=${limit};w=${windowS}`],
    ['RateLimit', `${policy};r=${remaining};t=${resetS}`],
  ];
}
