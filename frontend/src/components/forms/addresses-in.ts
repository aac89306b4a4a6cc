import { completeLinkUrl, LIMITS, linkTarget, normaliseIdentifier } from '@hitohira/backend/rules';

/** The most addresses taken from one text: as many as a page can have links. */
const MAX_ADDRESSES = LIMITS.links.perAccount;

/** Longer than any valid address, in characters. */
const LONGEST = 4096;

/** Spaces, quotes, angle brackets, and punctuation and symbols beyond ASCII end an address; names have middle dots. */
const WEB_ADDRESS = /https?:\/\/[!#-;=?-~\p{L}\p{M}\p{N}・]+/giu;

/** Before an address that follows another one without a space. After `/` or `=`, it is a part of the other one. */
const BETWEEN_ADDRESSES = /(?<=[,;|\P{ASCII}])(?=https?:\/\/)/iu;

/** A word that begins with an address, perhaps in brackets. */
const BEGINS_WITH_ADDRESS = /^[^\p{L}\p{N}]*https?:\/\//iu;

/** Japanese letters that start the next word rather than continue an address. */
const WORDS_AFTER = /(?<=[0-9A-Za-z])\p{Script=Hiragana}.*$/su;

const BEYOND_ASCII = /[^\p{ASCII}].*$/su;

/** A character that ends a sentence rather than belongs to an address. */
const SENTENCE_END = /[.,:;|!?'`・]$/;

const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** A host with a top-level domain; few other words with a dot end in one. */
const HOST = /^https:\/\/[^/?#:]+\.[a-z]{2,}\.?(?:[/?#:]|$)/i;

/** A line that was meant to be an address, valid or not. */
const MEANT_AS_ADDRESS = /^[a-z][a-z\d+.-]*:[!-~]/i;

const count = (text: string, character: string) => text.split(character).length - 1;

/** An address without the punctuation of its sentence or a bracket opened before it. */
function withoutEnd(written: string): string {
  let address = written;
  for (;;) {
    const closing = address.at(-1) ?? '';
    const opening = BRACKETS[closing];
    const closesMore = opening !== undefined && count(address, closing) > count(address, opening);
    if (!closesMore && !SENTENCE_END.test(address)) return address;
    address = address.slice(0, -1);
  }
}

/**
 * The web addresses in a word. Japanese has no spaces, so text may directly follow an address; but a path may contain
 * Japanese as well. On a line of addresses only, Japanese belongs to the address, unless hiragana follows a Latin letter
 * or digit, as in "/aをみて". Among other words, an address ends at its first non-ASCII letter.
 */
function webAddressesIn(word: string, isAlone: boolean): string[] {
  return word
    .split(BETWEEN_ADDRESSES)
    .flatMap((part) => part.match(WEB_ADDRESS) ?? [])
    .map((found) => withoutEnd(found.slice(0, LONGEST).replace(isAlone ? WORDS_AFTER : BEYOND_ASCII, '')))
    .filter((address) => linkTarget(address) !== null);
}

/** The address that a word stands for; null for other words. */
function addressOf(word: string): string | null {
  if (word.length > LONGEST) return null;
  const written = withoutEnd(word.replace(/[^\p{L}\p{M}\p{N}!-~]+$/u, ''));
  const address = completeLinkUrl(written);
  if (address !== written && address.startsWith('https:') && !HOST.test(address)) return null;
  return linkTarget(address) === null ? null : address;
}

/** The addresses in a line. Hosts, mail addresses and phone numbers count only if every word of the line is an address. */
function addressesOf(line: string): string[] {
  const words = normaliseIdentifier(line).split(/\s+/);
  const isAlone = words.every((word) => BEGINS_WITH_ADDRESS.test(word));
  const found = words.map((word) => ({ web: webAddressesIn(word, isAlone), other: addressOf(word) }));
  const isList = found.every(({ web, other }) => web.length > 0 || other !== null);
  return found.flatMap(({ web, other }) => (isList && web.length === 0 ? (other ?? []) : web));
}

/** The result of reading a text. */
interface Taken {
  /** The addresses, each once. */
  addresses: string[];
  /** The lines that were meant to be an address, or all lines if there is no address. */
  unknown: string[];
  /** How many other lines have no address, such as the text of a share message. */
  skipped: number;
  /** The addresses beyond the limit. */
  beyond: string[];
}

/** The addresses in a text, in order, without the words that share menus add. */
export function addressesIn(text: string): Taken {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ line, found: addressesOf(line) }));
  const addresses = [...new Set(lines.flatMap(({ found }) => found))];
  const without = lines.filter(({ found }) => found.length === 0).map(({ line }) => line);
  const unknown = without.filter((line) => addresses.length === 0 || MEANT_AS_ADDRESS.test(line));
  return {
    addresses: addresses.slice(0, MAX_ADDRESSES),
    unknown,
    skipped: without.length - unknown.length,
    beyond: addresses.slice(MAX_ADDRESSES),
  };
}
