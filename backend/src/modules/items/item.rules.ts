import { checkText } from '../../common/rules/bounded-text.js';
import { codePointLength, type RuleName } from '../../common/rules/text.js';
import {
  type AddressVerdict,
  checkUrl,
  isHostOf,
  URL_LIMITS,
  webAddress,
} from '../../common/rules/web-address.js';
import { ITEM_LIMITS } from './item-limits.rules.js';

/** The keyword of an item that malls are searched for, normalised: one line. */
export function checkItemKeyword(value: string): RuleName | null {
  return checkText(value, { max: ITEM_LIMITS.keyword });
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
  if (codePointLength(value) <= URL_LIMITS.max) return value;
  const url = webAddress(value);
  if (url === null || !isHostOf(url, 'amazon.co.jp')) return value;
  const tag = url.searchParams.get('tag');
  url.search = tag === null ? '' : String(new URLSearchParams({ tag }));
  return url.href;
}
