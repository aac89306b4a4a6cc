import { domainToUnicode } from 'node:url';
import { linkTarget } from '../../../common/rules/web-address.js';
import { codePointLength, isBlank, normaliseText } from '../../../common/rules/text.js';
import { completeLinkUrl } from '../../../common/rules/complete-link-url.js';
import { LINK_LIMITS } from '../../links/link-limits.rules.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { type ImportedLink, type PictureSource } from '../import-entries.js';

const CONTROL = /(?!\n)\p{Cc}/gu;
/** Longer than any text on a page, in characters. Bounds normalisation, which takes quadratic time. */
const LONGEST_READ = 2000;

/** Normalises text from another site: well-formed, without control characters. */
function cleanText(value: string): string {
  return normaliseText(readOf(value).toWellFormed().replaceAll('\t', ' ').replace(CONTROL, ''));
}

/** The same on one line. */
function cleanLine(value: string): string {
  return cleanText(readOf(value).replace(/\s+/gu, ' '));
}

/** The part of a text that is read. */
export function readOf(value: string): string {
  return value.slice(0, LONGEST_READ);
}

/** Cuts a text that is too long. */
function cutTo(value: string, max: number): string {
  if (codePointLength(value) <= max) return value;
  return `${Array.from(value)
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** What separates the digits of phone numbers in lists: white space, dots, brackets and any hyphen. */
const BETWEEN_DIGITS = /[\s.()\u2010-\u2015\u2212\u30fc-]+/g;

/** Completes a URL, e-mail address or phone number written without its scheme. */
export function completeAddress(written: string): string {
  const url = completeLinkUrl(readOf(written));
  const number = completeLinkUrl(url.replace(BETWEEN_DIGITS, '-').replace(/^-/, ''));
  return number.startsWith('tel:') ? number : url;
}

/** The name of an entry in lists. */
export function entryName(...candidates: (string | null)[]): string {
  const found = candidates.map((each) => cleanLine(each ?? '')).find((each) => !isBlank(each));
  return cutTo(found ?? '', PORTABILITY_LIMITS.name);
}

/** The host, e-mail address or phone number in a URL, which names a link without words. */
function nameOf(url: string): string {
  const target = linkTarget(url);
  if (target?.kind === 'mail') return target.address;
  if (target?.kind === 'phone') return target.number;
  if (target === null) return '';
  // Names of domains such as はじめよう.みんな are encoded in URLs.
  const { hostname } = target.url;
  return (domainToUnicode(hostname) || hostname).replace(/^www\./, '');
}

/**
 * A link from a title and a URL of another site. A title that is too long becomes the text.
 *
 * @param picture the link’s picture, if the file contains it
 */
export function toImportedLink(
  title: string,
  address: string,
  picture: PictureSource | null = null,
): ImportedLink {
  const url = completeAddress(address);
  const words = cleanLine(title) || nameOf(url) || url;
  const name = entryName(words);
  const fits = codePointLength(words) <= LINK_LIMITS.title;
  if (picture === null) {
    const said = fits ? { title: words, text: null } : { title: null, text: cutTo(words, LINK_LIMITS.text) };
    return { name, type: 'text', details: [{ ...said, url, picture }], visibility: {} };
  }
  return fits
    ? { name, type: 'image_1', details: [{ title: words, text: null, url, picture }], visibility: {} }
    : {
        name,
        type: 'image_text',
        details: [{ title: null, text: cutTo(words, LINK_LIMITS.textBesideImage), url, picture }],
        visibility: {},
      };
}
