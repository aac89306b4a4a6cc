import { checkEmail } from './email-address.js';
import { codePointLength, isPrintable, type RuleName } from './text.js';

/** An address that a creator sends visitors to, wherever it is entered. */
export const URL_LIMITS = { max: 500 } as const;

/** Hosts that nobody is sent to, with everything below them: they show a program's shop page instead of what was linked. */
const UNAVAILABLE_HOSTS = ['lite.tiktok.com'];

/** An address that people may be sent to: absolute, http or https, without user-info. Null for every other text. */
export function webAddress(value: string): URL | null {
  // Parsers forgive white space, backslashes, spare slashes and empty user-info, and readers are misled by them.
  if (/[\\\p{Cc}\p{Z}]/u.test(value) || !/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value)) return null;
  return URL.canParse(value) ? new URL(value) : null;
}

/** Where a link of a creator can lead: to a page, to a mailbox or to a phone. */
export type LinkTarget =
  { kind: 'web'; url: URL } | { kind: 'mail'; address: string } | { kind: 'phone'; number: string };

/** One address and, at most, a subject: other headers would put words or recipients into a visitor's mail. */
const MAIL_LINK = /^mailto:(?!\/)([^?#%&]+)(?:\?subject=([^&#\p{Z}]*))?$/iu;

const PHONE_LINK = /^tel:(\+?\d(?:[\d-]*\d)?)$/i;

/** Where an address leads that a creator entered for a link; null for every other text. */
export function linkTarget(value: string): LinkTarget | null {
  const [, address, subject = ''] = MAIL_LINK.exec(value) ?? [];
  if (address !== undefined)
    return checkEmail(address) === null && isSubject(subject) ? { kind: 'mail', address } : null;
  const [, number] = PHONE_LINK.exec(value) ?? [];
  if (number !== undefined) return { kind: 'phone', number };
  const url = webAddress(value);
  return url === null ? null : { kind: 'web', url };
}

/** Whether a subject, as it stands in an address, is one line: a line break in it would begin another header. */
function isSubject(encoded: string): boolean {
  try {
    return isPrintable(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}

/** What the check of an address that somebody enters answers: the first rule that it breaks, or null. */
export type AddressVerdict = RuleName | 'unavailableUrl' | null;

/** How the check of an address differs from field to field. */
interface AddressOptions {
  /** How long it may be; what people enter is shorter than what services make up. */
  max?: number;
  /** Whether `mailto:` and `tel:` are taken as well. */
  contacts?: boolean;
}

/** An address that a creator sends visitors to, normalised. The one rule for every field that takes one. */
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
