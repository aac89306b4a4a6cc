import { parseHtml } from '../../../common/parse-html.js';
import { type ImportedFile, type LeftOut, type PictureSource } from '../import-entries.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { entryName, toImportedLink } from './entry-words.js';
import { type Anchor, type AnchorPlace, type Found, linksOf } from './page-links.js';

/** The depth to which a page’s data is searched. */
const DEPTH = 12;

/** What was found on a page. */
interface Page {
  anchors: Anchor[];
  /** The data that Next.js embeds in a page. */
  nextData: string;
  /** The page’s own URL, if the file names it. */
  ownUrl: string | null;
}

/** Elements that tell where an anchor is. */
const PLACES = new Set(['header', 'nav', 'footer', 'article']);

/** Elements whose anchors are not shown. */
const HIDDEN = new Set(['template', 'noscript']);

/** Elements that continue the words around them. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em font i mark q ruby s small span strong sub sup u var wbr'.split(' '),
);

/** Elements whose text is not shown. */
const UNSEEN = new Set(['style', 'script']);

const DATA_PICTURE = /^data:image\/(?:png|jpe?g|webp);base64,/i;

/** The comment in which browsers note the URL of a saved page. */
const SAVED_FROM = /saved from url=\(\d+\)(\S+)/i;

/**
 * Reads a saved page: Linktree and lit.link from their data, other pages from their anchors. Null if its elements are
 * nested too deeply.
 *
 * @param savedFrom the URL of the page, if the file names it outside the page
 * @param pictures the pictures that the file has beside the page, by their URLs
 */
export function readLinkPage(
  html: string,
  savedFrom: string | null = null,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): ImportedFile | null {
  const page = parsePage(html, savedFrom, pictures);
  if (page === null) return null;
  const data = readNextData(page.nextData);
  const named = readLinktree(data) ?? readLitLink(data);
  const source = named?.[0] ?? 'page';
  const { found, leftOut }: { found: Found[]; leftOut: LeftOut[] } = named
    ? { found: withPictures(named[1], page.anchors), leftOut: [] }
    : linksOf(page.anchors, page.ownUrl);
  const links = found.slice(0, PORTABILITY_LIMITS.entries).flatMap(({ title, url, picture = null }) => {
    if (url !== null && url !== '') return [toImportedLink(title, url, picture)];
    leftOut.push({ kind: 'link', name: entryName(title), reason: 'noUrl' });
    return [];
  });
  return { source, links, contents: [], page: null, leftOut };
}

function parsePage(
  html: string,
  savedFrom: string | null,
  pictures: ReadonlyMap<string, Uint8Array>,
): Page | null {
  const page: Page = {
    anchors: [],
    nextData: '',
    ownUrl: savedFrom ?? SAVED_FROM.exec(html.slice(0, 5000))?.[1] ?? null,
  };
  const places: string[] = [];
  let hidden = 0;
  let isData = false;
  let unseen = 0;
  let anchor: Anchor | null = null;
  const isWhole = parseHtml(html, {
    onopentag(name, attributes) {
      if (PLACES.has(name)) places.push(name);
      if (HIDDEN.has(name)) hidden += 1;
      if (UNSEEN.has(name)) unseen += 1;
      if (name === 'script') isData = attributes['id'] === '__NEXT_DATA__';
      if (name === 'link' && attributes['rel'] === 'canonical') page.ownUrl ??= attributes['href'] ?? null;
      if (name === 'meta' && attributes['property'] === 'og:url')
        page.ownUrl ??= attributes['content'] ?? null;
      if (name === 'a' && hidden === 0) {
        const label = attributes['aria-label'] ?? attributes['title'] ?? '';
        const url = (attributes['href'] ?? '').trim();
        anchor = { title: '', label, url, picture: null, place: placeIn(places) };
      }
      if (anchor !== null && !INLINE.has(name)) anchor.title += ' ';
      if (name === 'img' && anchor !== null) {
        anchor.label ||= attributes['alt'] ?? '';
        const src = attributes['src'] ?? '';
        anchor.picture ??= dataPicture(src) ?? pictures.get(src) ?? null;
      }
    },
    ontext(text) {
      if (isData) page.nextData += text;
      else if (anchor !== null && unseen === 0 && anchor.title.length < 1000) anchor.title += text;
    },
    onclosetag(name) {
      if (places.at(-1) === name) places.pop();
      if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1);
      if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
      if (name === 'script') isData = false;
      if (anchor !== null && !INLINE.has(name)) anchor.title += ' ';
      if (name === 'a' && anchor !== null) {
        if (page.anchors.length < PORTABILITY_LIMITS.entries)
          page.anchors.push({ ...anchor, title: anchor.title.trim() });
        anchor = null;
      }
    },
  });
  return isWhole ? page : null;
}

/** The place within elements. Headers and footers of articles are content, and a menu in a footer is the footer’s. */
function placeIn(elements: readonly string[]): AnchorPlace {
  if (elements.length === 0 || elements.includes('article')) return 'content';
  return elements.includes('footer') ? 'footer' : 'header';
}

function dataPicture(src: string): PictureSource | null {
  const [head] = DATA_PICTURE.exec(src) ?? [];
  return head === undefined ? null : Buffer.from(src.slice(head.length), 'base64');
}

/** The links in a page’s data, with the pictures in its anchors. */
function withPictures(found: Found[], anchors: Anchor[]): Found[] {
  const pictures = new Map<string, PictureSource>();
  for (const { url, picture } of anchors) {
    const address = comparable(url);
    if (picture && !pictures.has(address)) pictures.set(address, picture);
  }
  return found.map((each) => ({ ...each, picture: pictures.get(comparable(each.url)) ?? null }));
}

/** Equal for URLs that lead to the same page. */
function comparable(url: string | null): string {
  const address = url?.trim() ?? '';
  return URL.canParse(address) ? new URL(address).href : address;
}

function readNextData(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined,
    value,
  );

const textAt = (value: unknown, name: string): string => {
  const found = at(value, name);
  return typeof found === 'string' ? found : '';
};

/** Whether data names URLs as expected. Other pages by Next.js may have data of the same name. */
const hasUrls = (found: Found[]): boolean => found.some(({ url }) => url !== null && url !== '');

/** Linktree: `links`, with headers in between, and the icons in `socialLinks`. */
function readLinktree(data: unknown): readonly ['linktree', Found[]] | null {
  const props = at(data, 'props', 'pageProps');
  const account = at(props, 'account');
  const links = [at(props, 'links'), at(account, 'links')].find(Array.isArray) as unknown[] | undefined;
  if (links === undefined) return null;
  const social = [at(props, 'socialLinks'), at(account, 'socialLinks')].find(Array.isArray) as
    unknown[] | undefined;
  const found = [
    ...links.map((link) => ({ title: textAt(link, 'title'), url: textAt(link, 'url') })),
    ...(social ?? []).map((link) => ({
      title: readableType(textAt(link, 'type')),
      url: textAt(link, 'url'),
    })),
  ];
  return hasUrls(found) ? ['linktree', found] : null;
}

/** lit.link: the blocks in `profileLinks`, each with one or more buttons, and the icons in `snsIconLinks`. */
function readLitLink(data: unknown): readonly ['litlink', Found[]] | null {
  const profile = at(data, 'props', 'pageProps', 'profile');
  const blocks = at(profile, 'profileLinks');
  if (!Array.isArray(blocks)) return null;
  const icons = at(profile, 'snsIconLinks');
  const found: Found[] = [];
  collect(blocks, found, 0);
  if (Array.isArray(icons))
    for (const icon of icons as unknown[])
      found.push({ title: readableType(textAt(icon, 'type')), url: textAt(icon, 'url') });
  return hasUrls(found) ? ['litlink', found] : null;
}

/** Everything with a URL, in order. */
function collect(value: unknown, found: Found[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > DEPTH) return;
  if (found.length >= PORTABILITY_LIMITS.entries) return;
  const url = textAt(value, 'url');
  if (url !== '') found.push({ title: textAt(value, 'title') || textAt(value, 'description'), url });
  for (const inner of Object.values(value)) collect(inner, found, depth + 1);
}

/** Formats `EMAIL_ADDRESS` as "Email address". */
function readableType(type: string): string {
  const words = type.replaceAll(/[_-]+/g, ' ').toLowerCase().trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
