import { Parser } from 'htmlparser2';
import { type ImportedFile, type LeftOut, type PictureSource } from '../import-entries.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { entryName, toImportedLink } from './entry-words.js';

/** How much is parsed before others have their turn, in characters. */
const CHUNK = 200_000;

/** How deep the data of a page is searched. */
const DEPTH = 12;

/** A title and an address as a page names them. */
interface Found {
  title: string;
  url: string | null;
  picture?: PictureSource | null;
}

/** What was found on a page. */
interface Page {
  anchors: Found[];
  /** The data that Next.js puts into a page. */
  nextData: string;
  /** The page’s own address, where the file says it. */
  ownUrl: string | null;
}

/** Around the links of a page stand those of its site. */
const AROUND = new Set(['nav', 'footer', 'header', 'template', 'noscript']);

const DATA_PICTURE = /^data:image\/(?:png|jpe?g|webp);base64,([A-Za-z0-9+/=\s]+)$/i;

/** Browsers note the address in a page that they save. */
const SAVED_FROM = /saved from url=\(\d+\)(\S+)/i;

/**
 * Reads a saved page: the links of Linktree and lit.link from their data, those of other pages from their anchors.
 *
 * @param savedFrom the address of the page, where the file says it outside the page
 */
export async function readLinkPage(html: string, savedFrom: string | null = null): Promise<ImportedFile> {
  const page = await parsePage(html, savedFrom);
  const data = readNextData(page.nextData);
  const [source, found] =
    readLinktree(data) ?? readLitLink(data) ?? (['page', outside(page.anchors, page.ownUrl)] as const);
  const leftOut: LeftOut[] = [];
  const links = found.slice(0, PORTABILITY_LIMITS.entries).flatMap(({ title, url, picture = null }) => {
    if (url !== null && url !== '') return [toImportedLink(title, url, picture)];
    leftOut.push({ kind: 'link', name: entryName(title), reason: 'noUrl' });
    return [];
  });
  return { source, links, contents: [], page: null, leftOut, close: () => Promise.resolve() };
}

async function parsePage(html: string, savedFrom: string | null): Promise<Page> {
  const page: Page = {
    anchors: [],
    nextData: '',
    ownUrl: savedFrom ?? SAVED_FROM.exec(html.slice(0, 5000))?.[1] ?? null,
  };
  let around = 0;
  let isData = false;
  let anchor: (Found & { label: string }) | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (AROUND.has(name)) around += 1;
      if (name === 'script') isData = attributes['id'] === '__NEXT_DATA__';
      if (name === 'link' && attributes['rel'] === 'canonical') page.ownUrl ??= attributes['href'] ?? null;
      if (name === 'a' && around === 0) {
        const label = attributes['aria-label'] ?? attributes['title'] ?? '';
        anchor = { title: '', label, url: attributes['href'] ?? '' };
      }
      if (name === 'img' && anchor !== null) {
        anchor.label ||= attributes['alt'] ?? '';
        anchor.picture ??= pictureOf(attributes['src'] ?? '');
      }
    },
    ontext(text) {
      if (isData) page.nextData += text;
      else if (anchor !== null && anchor.title.length < 1000) anchor.title += text;
    },
    onclosetag(name) {
      if (AROUND.has(name)) around = Math.max(0, around - 1);
      if (name === 'script') isData = false;
      if (name === 'a' && anchor !== null) {
        const { title, label, url, picture = null } = anchor;
        if (page.anchors.length < PORTABILITY_LIMITS.entries)
          page.anchors.push({ title: title.trim() === '' ? label : title, url, picture });
        anchor = null;
      }
    },
  });
  for (let start = 0; start < html.length; start += CHUNK) {
    parser.write(html.slice(start, start + CHUNK));
    await new Promise(setImmediate);
  }
  parser.end();
  return page;
}

function pictureOf(src: string): PictureSource | null {
  const [, encoded] = DATA_PICTURE.exec(src) ?? [];
  if (encoded === undefined) return null;
  return () => Promise.resolve(Buffer.from(encoded, 'base64'));
}

/** The anchors that lead away from the site of the page; the others are its own. */
function outside(anchors: Found[], ownUrl: string | null): Found[] {
  const own = ownUrl !== null && URL.canParse(ownUrl) ? new URL(ownUrl).host : null;
  const seen = new Set<string>();
  return anchors.filter(({ url }) => {
    const address = url?.trim() ?? '';
    if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) return false;
    if (own !== null && URL.canParse(address) && new URL(address).host === own) return false;
    // A card is often two anchors, around its picture and around its words.
    if (seen.has(address)) return false;
    seen.add(address);
    return true;
  });
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

/** Linktree: `links` of the page, with headers between them, and the icons in `socialLinks`. */
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
  return ['linktree', found];
}

/** lit.link: the blocks of `profileLinks`, each with one button or several, and the icons in `snsIconLinks`. */
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
  return ['litlink', found];
}

/** Everything with an address of its own, in order. */
function collect(value: unknown, found: Found[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > DEPTH) return;
  if (found.length >= PORTABILITY_LIMITS.entries) return;
  const url = textAt(value, 'url');
  if (url !== '') found.push({ title: textAt(value, 'title') || textAt(value, 'description'), url });
  for (const inner of Object.values(value)) collect(inner, found, depth + 1);
}

/** `EMAIL_ADDRESS` as "Email address". */
function readableType(type: string): string {
  const words = type.replaceAll(/[_-]+/g, ' ').toLowerCase().trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
