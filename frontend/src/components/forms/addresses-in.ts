import { LIMITS, linkTarget, normaliseIdentifier } from '@hitohira/backend/rules';
import { completeLinkUrl } from './complete-link-url';

/** The most addresses that are taken, as many as a page has links. */
const MAX_ADDRESSES = LIMITS.links.perAccount;

/** Longer than any valid address, in characters. */
const LONGEST = 4096;

/** Spaces, quotes, angle brackets, and punctuation and symbols beyond ASCII end an address; names have middle dots. */
const WEB_ADDRESS = /https?:\/\/[!#-;=?-~\p{L}\p{M}\p{N}・]+/giu;

/** A word that begins with an address, perhaps in brackets. */
const BEGINS_WITH_ADDRESS = /^[^\p{L}\p{N}]*https?:\/\//iu;

/** Japanese letters that begin words which follow an address rather than go on with it. */
const WORDS_AFTER = /(?<=[0-9A-Za-z])\p{Script=Hiragana}.*$/su;

const BEYOND_ASCII = /[^\p{ASCII}].*$/su;

/** Text that ends a sentence, and not an address. */
const SENTENCE_END = /[.,:;!?'`・]$/;

const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** A host with a top-level domain, as words with a dot in them rarely have. */
const HOST = /^https:\/\/[^/?#:]+\.[a-z]{2,}\.?(?:[/?#:]|$)/i;

/** A line that is meant as an address, whether or not it is one. */
const MEANT_AS_ADDRESS = /^[a-z][a-z\d+.-]*:[!-~]/i;

const count = (text: string, character: string) => text.split(character).length - 1;

/** An address without the punctuation of the sentence around it, nor a bracket that was opened before it. */
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
 * The web addresses in a word. Japanese is written without spaces, so it may go on behind an address, but an address may
 * have Japanese in its path, too. On a line with nothing but addresses it belongs to the address, unless hiragana follows
 * a Latin letter or digit, as in "/aをみて". Between other words an address ends at its first letter beyond ASCII.
 */
function webAddressesIn(word: string, isAlone: boolean): string[] {
  const addresses: string[] = [];
  const pattern = new RegExp(WEB_ADDRESS);
  for (let match = pattern.exec(word); match !== null; match = pattern.exec(word)) {
    const address = withoutEnd(match[0].slice(0, LONGEST).replace(isAlone ? WORDS_AFTER : BEYOND_ASCII, ''));
    if (linkTarget(address) !== null) addresses.push(address);
    // Another address may follow within what was matched.
    pattern.lastIndex = match.index + Math.max(address.length, 1);
  }
  return addresses;
}

/** The address that a word is; null for other words. */
function addressOf(word: string): string | null {
  if (word.length > LONGEST) return null;
  const written = withoutEnd(word.replace(/[^\p{L}\p{M}\p{N}!-~]+$/u, ''));
  const address = completeLinkUrl(written);
  if (address !== written && address.startsWith('https:') && !HOST.test(address)) return null;
  return linkTarget(address) === null ? null : address;
}

/** The addresses in a line, among other words or not; hosts, mail addresses and numbers only among their like. */
function addressesOf(line: string): string[] {
  const words = normaliseIdentifier(line).split(/\s+/);
  const isAlone = words.every((word) => BEGINS_WITH_ADDRESS.test(word));
  const found = words.map((word) => ({ web: webAddressesIn(word, isAlone), other: addressOf(word) }));
  const isList = found.every(({ web, other }) => web.length > 0 || other !== null);
  return found.flatMap(({ web, other }) => (isList && web.length === 0 ? (other ?? []) : web));
}

/** What is in a text. */
interface Taken {
  /** The addresses, each once. */
  addresses: string[];
  /** The lines without one, if they are not the words that come with one. */
  unknown: string[];
  /** The addresses beyond those that are taken at a time. */
  beyond: string[];
}

/** The addresses in a text, in its order. Words around them, as share menus write, are left out. */
export function addressesIn(text: string): Taken {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ line, found: addressesOf(line) }));
  const addresses = [...new Set(lines.flatMap(({ found }) => found))];
  const isShared = (line: string) => addresses.length > 0 && !MEANT_AS_ADDRESS.test(line);
  return {
    addresses: addresses.slice(0, MAX_ADDRESSES),
    unknown: lines.flatMap(({ line, found }) => (found.length > 0 || isShared(line) ? [] : [line])),
    beyond: addresses.slice(MAX_ADDRESSES),
  };
}
