import { isHostOf, webAddress } from '../../common/rules/web-address.js';

/** The malls that can be searched for an item. */
export const MALLS = ['amazon', 'rakuten', 'yahoo'] as const;

export type Mall = (typeof MALLS)[number];

const AMAZON = /(?:^|\.)amazon\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;

/** The domains of malls besides Amazon's, which has one for each country, and of their short links. */
const DOMAINS: Record<Mall, readonly string[]> = {
  amazon: ['amzn.to', 'amzn.asia'],
  rakuten: ['rakuten.co.jp', 'r10.to'],
  yahoo: ['shopping.yahoo.co.jp'],
};

/** Whether a URL is at Amazon, in any country. */
export function isAtAmazon({ hostname }: URL): boolean {
  // A trailing dot names the same host.
  return AMAZON.test(hostname.replace(/\.+$/, ''));
}

/** The mall that a URL leads to; null for other URLs. */
export function mallAt(address: string): Mall | null {
  const url = webAddress(address);
  if (url === null) return null;
  if (isAtAmazon(url)) return 'amazon';
  return MALLS.find((mall) => DOMAINS[mall].some((domain) => isHostOf(url, domain))) ?? null;
}
