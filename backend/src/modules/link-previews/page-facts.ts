import { parseHtml } from '../../common/parse-html.js';
import { shortenText } from '../../common/rules/shorten.js';
import { normaliseText } from '../../common/rules/text.js';
import { PREVIEW_LIMITS } from './pasted-address.rules.js';

/** Longer texts are truncated before they are normalised. */
const MOST_LETTERS = 5000;

/** How many icons of a page are considered. */
const MAX_ICONS = 20;

/** What a page says about itself. */
export interface PageFacts {
  title: string | null;
  description: string | null;
  /** The URLs of its pictures, best first. */
  pictures: string[];
  /** The URLs of its icons, used if it has no picture. */
  icons: string[];
  /** The URL of its oEmbed description. */
  oembed: string | null;
}

/** The `meta` properties and names that are read, best first. */
const TITLES = ['og:title', 'twitter:title'];
const DESCRIPTIONS = ['og:description', 'twitter:description', 'description'];
const PICTURES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'];

const OEMBED_TYPE = 'application/json+oembed';

/** Icon formats that are not accepted as pictures. */
const UNREADABLE_ICON = /(?:svg(?:\+xml)?|x-icon|vnd\.microsoft\.icon|\.ico)(?:$|[?#])/i;

/** An icon with its declared width. */
interface Icon {
  href: string;
  width: number;
}

/**
 * Reads what a page says about itself.
 *
 * @param address the URL of the page
 */
export function factsOf(html: string, address: URL): PageFacts {
  const found = new Collected();
  parseHtml(html, {
    onopentag: (name, attributes) => found.open(name, attributes),
    ontext: (text) => found.text(text),
    onclosetag: (name) => found.close(name),
  });
  const base = resolve(found.base, address) ?? address.href;
  const first = (names: string[]) =>
    names.map((name) => found.meta.get(name)).find((words) => words !== undefined);
  const addressesOf = (written: (string | undefined)[]) => [
    ...new Set(written.flatMap((each) => resolve(each, base) ?? [])),
  ];
  return {
    title: lineOf(first(TITLES) ?? found.title, PREVIEW_LIMITS.title),
    description: lineOf(first(DESCRIPTIONS), PREVIEW_LIMITS.description),
    pictures: addressesOf(PICTURES.map((name) => found.meta.get(name))),
    icons: addressesOf(found.icons.toSorted((one, other) => other.width - one.width).map(({ href }) => href)),
    oembed: resolve(found.oembed, base),
  };
}

/** Turns a text from another site into one visible line; null if nothing is visible. */
export function lineOf(text: unknown, max: number): string | null {
  if (typeof text !== 'string') return null;
  const line = normaliseText(
    text
      .slice(0, MOST_LETTERS)
      .toWellFormed()
      // Includes characters that change the direction of surrounding text.
      .replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' '),
  );
  return line === '' ? null : shortenText(line, max);
}

/** What parsing a page collects. */
class Collected {
  readonly meta = new Map<string, string>();
  readonly icons: Icon[] = [];
  title: string | undefined;
  base: string | undefined;
  oembed: string | undefined;
  private inTitle = false;
  /** Inside SVG, whose titles are not the page’s. */
  private drawings = 0;

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'svg') this.drawings += 1;
    else if (name === 'title') this.inTitle = this.drawings === 0 && this.title === undefined;
    else if (name === 'base') this.base ??= attributes['href'];
    else if (name === 'meta') this.addMeta(attributes);
    else if (name === 'link') this.addLink(attributes);
  }

  text(text: string): void {
    if (this.inTitle && (this.title ?? '').length < MOST_LETTERS) this.title = (this.title ?? '') + text;
  }

  close(name: string): void {
    if (name === 'svg') this.drawings -= 1;
    else if (name === 'title') this.inTitle = false;
  }

  private addMeta({ property, name, content = '' }: Record<string, string>): void {
    const key = (property ?? name ?? '').trim().toLowerCase();
    if (content.trim() !== '' && !this.meta.has(key)) this.meta.set(key, content);
  }

  private addLink({ rel = '', href, type = '', sizes = '' }: Record<string, string>): void {
    if (href === undefined) return;
    const rels = rel.toLowerCase().split(/\s+/);
    if (rels.includes('alternate') && type.trim().toLowerCase() === OEMBED_TYPE) this.oembed ??= href;
    if (UNREADABLE_ICON.test(type) || UNREADABLE_ICON.test(href)) return;
    const isTouch = rels.some((each) => each.startsWith('apple-touch-icon'));
    if ((isTouch || rels.includes('icon')) && this.icons.length < MAX_ICONS)
      this.icons.push({ href, width: Number.parseInt(sizes, 10) || (isTouch ? 180 : 0) });
  }
}

function resolve(written: string | undefined, base: string | URL): string | null {
  const trimmed = written?.trim() ?? '';
  return trimmed !== '' && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : null;
}
