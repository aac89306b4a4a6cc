import { parseHtml } from '../../../common/parse-html.js';
import { type ImportedFile, type LeftOut, type PictureSource } from '../import-entries.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { entryName, toImportedLink } from './entry-words.js';

/** The depth to which a page’s data is searched. */
const DEPTH = 12;

/** A title and a URL as found on the page. */
interface Found {
  title: string;
  url: string | null;
  picture?: PictureSource | null;
}

/** An anchor of the page. */
interface Anchor {
  /** Its text. */
  title: string;
  /** What else names it: its attributes, or the alternative text of its picture. */
  label: string;
  url: string;
  picture: PictureSource | null;
}

/** What was found on a page. */
interface Page {
  anchors: Anchor[];
  /** The data that Next.js embeds in a page. */
  nextData: string;
  /** The page’s own URL, if the file names it. */
  ownUrl: string | null;
}

/** Elements that contain the site’s own links. */
const AROUND = new Set(['nav', 'footer', 'header', 'template', 'noscript']);

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
  const found = named ? withPictures(named[1], page.anchors) : outside(page.anchors, page.ownUrl);
  const leftOut: LeftOut[] = [];
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
  let around = 0;
  let isData = false;
  let unseen = 0;
  let anchor: Anchor | null = null;
  const isWhole = parseHtml(html, {
    onopentag(name, attributes) {
      if (AROUND.has(name)) around += 1;
      if (UNSEEN.has(name)) unseen += 1;
      if (name === 'script') isData = attributes['id'] === '__NEXT_DATA__';
      if (name === 'link' && attributes['rel'] === 'canonical') page.ownUrl ??= attributes['href'] ?? null;
      if (name === 'a' && around === 0) {
        const label = attributes['aria-label'] ?? attributes['title'] ?? '';
        anchor = { title: '', label, url: (attributes['href'] ?? '').trim(), picture: null };
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
      if (AROUND.has(name)) around = Math.max(0, around - 1);
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

/** The anchors that lead to other sites. Those of one card are one: often one is around its picture, one around its text. */
function outside(anchors: Anchor[], ownUrl: string | null): Found[] {
  const own = ownUrl !== null && URL.canParse(ownUrl) ? new URL(ownUrl).host : null;
  const found: Anchor[] = [];
  for (const anchor of anchors) {
    const { url } = anchor;
    if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(url)) continue;
    if (own !== null && URL.canParse(url) && new URL(url).host === own) continue;
    const card = found.find((other) => other.url === url && isOneCard(other, anchor));
    if (card === undefined) {
      found.push({ ...anchor });
      continue;
    }
    card.title ||= anchor.title;
    card.label ||= anchor.label;
    card.picture ??= anchor.picture;
  }
  return found.map(({ title, label, url, picture }) => ({ title: title || label, url, picture }));
}

/** Whether two anchors with one URL are the same link: their texts do not differ. */
const isOneCard = (one: Anchor, other: Anchor): boolean =>
  one.title === '' || other.title === '' || one.title === other.title;

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
