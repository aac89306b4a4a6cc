import { type RuleName } from './account-rules.js';
import { LIMITS } from './limits.js';
import { codePointLength, isPrintable } from './text.js';
import { type AddressVerdict, checkUrl, webAddress } from './web-address.js';

/** The malls at which an item is looked for by its keyword. */
export const MALLS = ['amazon', 'rakuten', 'yahoo'] as const;

/** One of the malls. */
export type Mall = (typeof MALLS)[number];

/** The keyword of an item that malls are searched for, normalised: one line. */
export function checkItemKeyword(value: string): RuleName | null {
  if (value === '') return 'required';
  if (!isPrintable(value)) return 'invalidFormat';
  return codePointLength(value) > LIMITS.items.keyword ? 'invalidLength' : null;
}

/** The address of an item, as `shortenItemUrl` leaves it. */
export function checkItemUrl(value: string): AddressVerdict {
  return checkUrl(value);
}

/**
 * Amazon's addresses grow long with what it notes of the way to them. Of one that is longer than an address may be, the
 * query goes except the `tag`, which names the creator; every other address stays as it is.
 */
export function shortenItemUrl(value: string): string {
  if (codePointLength(value) <= LIMITS.url.max) return value;
  const url = webAddress(value);
  if (url === null || !isHostOf(url, 'amazon.co.jp')) return value;
  const tag = url.searchParams.get('tag');
  url.search = tag === null ? '' : String(new URLSearchParams({ tag }));
  return url.href;
}

/** Where a mall is searched for a keyword. */
export function mallSearchUrl(mall: Mall, keyword: string): string {
  switch (mall) {
    case 'amazon':
      return `https://www.amazon.co.jp/s?k=${encodeURIComponent(keyword)}`;
    case 'rakuten':
      return `https://search.rakuten.co.jp/search/mall/${pathSegment(keyword)}/`;
    case 'yahoo':
      return `https://shopping.yahoo.co.jp/search?p=${encodeURIComponent(keyword)}`;
  }
}

/** Whether the host of an address is a domain or lies below it; a dot at its end means the same host. */
export function isHostOf({ hostname }: URL, domain: string): boolean {
  const host = hostname.replace(/\.+$/, '');
  return host === domain || host.endsWith(`.${domain}`);
}

/** A keyword as one segment of a path: no slash ends it, and dots alone do not lead upwards. */
function pathSegment(keyword: string): string {
  const words = keyword.replaceAll('/', ' ').trim();
  return /^\.{1,2}$/.test(words) ? `%20${words}` : encodeURIComponent(words);
}
