import { checkEmail } from './email-address.js';
import { codePointLength, isPrintable, type RuleName } from './text.js';

/** The limit for URLs that people enter. */
export const URL_LIMITS = { max: 500 } as const;

/** Hosts that are rejected with their subdomains, because they show a promotion instead of the linked page. */
const UNAVAILABLE_HOSTS = ['lite.tiktok.com'];

/** Parses an absolute http or https URL without user info; null for other texts. */
export function webAddress(value: string): URL | null {
  // URL parsers tolerate white space, backslashes, extra slashes and empty user info, which mislead readers.
  if (/[\\\p{Cc}\p{Z}]/u.test(value) || !/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value)) return null;
  return URL.canParse(value) ? new URL(value) : null;
}

/** The target of a URL: a page, a mailbox or a phone. */
export type LinkTarget =
  { kind: 'web'; url: URL } | { kind: 'mail'; address: string } | { kind: 'phone'; number: string };

/** One address and an optional subject; other headers could add text or recipients to a visitor's mail. */
const MAIL_LINK = /^mailto:(?!\/)([^?#%&]+)(?:\?subject=([^&#\p{Z}]*))?$/iu;

const PHONE_LINK = /^tel:(\+?\d(?:[\d-]*\d)?)$/i;

/** Parses the target of a URL; null for other texts. */
export function linkTarget(value: string): LinkTarget | null {
  const [, address, subject = ''] = MAIL_LINK.exec(value) ?? [];
  if (address !== undefined)
    return checkEmail(address) === null && isSubject(subject) ? { kind: 'mail', address } : null;
  const [, number] = PHONE_LINK.exec(value) ?? [];
  if (number !== undefined) return { kind: 'phone', number };
  const url = webAddress(value);
  return url === null ? null : { kind: 'web', url };
}

/** Whether an encoded subject is one line; a line break would begin another header. */
function isSubject(encoded: string): boolean {
  try {
    return isPrintable(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}

/** The first rule that a URL breaks, or null. */
export type AddressVerdict = RuleName | 'unavailableUrl' | null;

interface AddressOptions {
  /** The maximum length; URLs of services are longer than typed ones. */
  max?: number;
  /** Whether to allow `mailto:` and `tel:`. */
  contacts?: boolean;
}

/** Checks a normalised URL that someone entered. */
export function checkUrl(
  value: string,
  { max = URL_LIMITS.max, contacts = false }: AddressOptions = {},
): AddressVerdict {
  if (value === '') return 'required';
  if (codePointLength(value) > max) return 'invalidLength';
  const target = isPrintable(value) ? linkTarget(value) : null;
  if (target === null) return 'invalidFormat';
  if (target.kind !== 'web') return contacts ? null : 'invalidFormat';
  return isUnavailable(target.url) ? 'unavailableUrl' : null;
}

/** `URL` lower-cases the host; a trailing dot is equivalent. */
function isUnavailable({ hostname }: URL): boolean {
  const host = hostname.replace(/\.+$/, '');
  return UNAVAILABLE_HOSTS.some((each) => host === each || host.endsWith(`.${each}`));
}

/** Whether a URL's host is a domain or one of its subdomains. */
export function isHostOf({ hostname }: URL, domain: string): boolean {
  const host = hostname.replace(/\.+$/, '');
  return host === domain || host.endsWith(`.${domain}`);
}
