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

/** Checks a keyword: one line. */
export function checkItemKeyword(value: string): RuleName | null {
  return checkText(value, { max: ITEM_LIMITS.keyword });
}

/** Checks the URL of an item, after `shortenItemUrl`. */
export function checkItemUrl(value: string): AddressVerdict {
  return checkUrl(value);
}

/** Shortens Amazon URLs that exceed the limit: drops the query except the affiliate `tag`. Other URLs stay. */
export function shortenItemUrl(value: string): string {
  if (codePointLength(value) <= URL_LIMITS.max) return value;
  const url = webAddress(value);
  if (url === null || !isHostOf(url, 'amazon.co.jp')) return value;
  const tag = url.searchParams.get('tag');
  url.search = tag === null ? '' : String(new URLSearchParams({ tag }));
  return url.href;
}
