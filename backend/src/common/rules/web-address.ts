import { type RuleName } from './account-rules.js';
import { LIMITS } from './limits.js';
import { codePointLength, isPrintable } from './text.js';

/** Hosts that nobody is sent to, with everything below them: they show a program's shop page instead of what was linked. */
const UNAVAILABLE_HOSTS = ['lite.tiktok.com'];

/** An address that people may be sent to: absolute, http or https, without user-info. Null for every other text. */
export function webAddress(value: string): URL | null {
  // Parsers forgive white space, backslashes, spare slashes and empty user-info, and readers are misled by them.
  if (/[\\\p{Cc}\p{Z}]/u.test(value) || !/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value)) return null;
  return URL.canParse(value) ? new URL(value) : null;
}

/** What the check of an address that somebody enters answers: the first rule that it breaks, or null. */
export type AddressVerdict = RuleName | 'unavailableUrl' | null;

/**
 * An address that a creator sends visitors to, normalised. The one rule for every field that takes one.
 *
 * @param max how long it may be; what people enter is shorter than what services make up
 */
export function checkUrl(value: string, max: number = LIMITS.url.max): AddressVerdict {
  if (value === '') return 'required';
  if (codePointLength(value) > max) return 'invalidLength';
  const url = isPrintable(value) ? webAddress(value) : null;
  if (url === null) return 'invalidFormat';
  return isUnavailable(url) ? 'unavailableUrl' : null;
}

/** The parser has written the host in lower case ASCII; a dot at its end means the same host. */
function isUnavailable({ hostname }: URL): boolean {
  const host = hostname.replace(/\.+$/, '');
  return UNAVAILABLE_HOSTS.some((each) => host === each || host.endsWith(`.${each}`));
}

/** Whether the host of an address is a domain or lies below it; a dot at its end means the same host. */
export function isHostOf({ hostname }: URL, domain: string): boolean {
  const host = hostname.replace(/\.+$/, '');
  return host === domain || host.endsWith(`.${domain}`);
}
