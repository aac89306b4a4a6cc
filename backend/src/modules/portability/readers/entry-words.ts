import { checkEmail } from '../../../common/rules/email-address.js';
import { codePointLength, isBlank, normaliseText } from '../../../common/rules/text.js';
import { LINK_LIMITS } from '../../links/link-limits.rules.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { type ImportedLink, type PictureSource } from '../import-entries.js';

const CONTROL = /(?!\n)\p{Cc}/gu;
const LONGEST_READ = 10_000;

/** Text of a foreign file as the site keeps it: well-formed, without control characters. */
function cleanText(value: string): string {
  return normaliseText(
    value.slice(0, LONGEST_READ).toWellFormed().replaceAll('\t', ' ').replace(CONTROL, ''),
  );
}

/** The same on one line. */
function cleanLine(value: string): string {
  return cleanText(value.replace(/\s+/gu, ' '));
}

/** The beginning of a text, cut where it is too long. */
function cutTo(value: string, max: number): string {
  if (codePointLength(value) <= max) return value;
  return `${Array.from(value)
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** What an entry is called in a list. */
export function entryName(...candidates: (string | null)[]): string {
  const found = candidates.map((each) => cleanLine(each ?? '')).find((each) => !isBlank(each));
  return cutTo(found ?? '', PORTABILITY_LIMITS.name);
}

/** The host of an address, to call a link by that has no words. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

/**
 * The link for a title and an address of a foreign page. A title that is too long for one is kept whole as the text.
 *
 * @param picture the link’s picture, if the file has it
 */
export function toImportedLink(
  title: string,
  address: string,
  picture: PictureSource | null = null,
): ImportedLink {
  // Lists have e-mail addresses as people write them.
  const url = checkEmail(address) === null ? `mailto:${address}` : address;
  const words = cleanLine(title) || hostOf(url) || url;
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
