import { isHostOf, webAddress } from '../../../common/rules/web-address.js';
import { type LeftOut, type LeftOutReason, type PictureSource } from '../import-entries.js';
import { entryName } from './entry-words.js';

/** An anchor of a page. */
export interface Anchor {
  /** Its text. */
  title: string;
  /** What else names it: its attributes, or the alternative text of its picture. */
  label: string;
  url: string;
  picture: PictureSource | null;
  place: AnchorPlace;
}

/** Where an anchor is. A header or footer is that of the page; menus count as headers. */
export type AnchorPlace = 'content' | 'header' | 'footer';

/** A title and a URL as found on a page. */
export interface Found {
  title: string;
  url: string | null;
  picture?: PictureSource | null;
}

/** Paths that a whole site, or its page of links, has. On link services, pages have the names of their creators. */
const OWN_SITE_PATH =
  /^\/(?:(?:ja|jp|en)(?:\/|$))?(?:(?:index|home|links?|link-?(?:tree|page|list|in-?bio)|bio|sns|socials?|social-?(?:links|media)|profile|about(?:-?me)?|me|contact|リンク集?)(?:\.(?:html?|php))?)?\/?$/i;

/** Words in paths of pages that every site has. */
const SITE_WORDS =
  /^(?:log-?in|log-?out|sign-?(?:in|up|out)|register|accounts?|admin|wp-(?:admin|login\.php)|privacy(?:-?policy)?|policy|policies|terms(?:-?of-?(?:service|use))?|tos|rules|legal|law|tokusho(?:ho)?|cookies?(?:-?(?:policy|preferences|settings))?|site-?map|search|cart|feed|rss)(?:\.(?:html?|php|xml))?$/i;

/** The same of link services, whose pages are not the creator’s. */
const SERVICE_WORDS =
  /^(?:about(?:-?us)?|help|support|faq|contact|company|careers?|jobs|press|news|blog|pricing|plans?|pro|premium|features?|discover|explore|creators?|users?|templates?|themes?|trust|safety|report|download|apps?|create|new|start|dashboard|settings|edit|my-?page|home|top|share)(?:\.(?:html?|php))?$/i;

/** Sites where creators have profiles. */
const PROFILE_SITES = [
  ...['instagram.com', 'x.com', 'twitter.com', 'tiktok.com', 'youtube.com', 'youtu.be', 'facebook.com'],
  ...['threads.com', 'threads.net', 'bsky.app', 'line.me', 'lin.ee', 'note.com', 'ameblo.jp', 'pixiv.net'],
  ...['fanbox.cc', 'booth.pm', 'suzuri.jp', 'minne.com', 'creema.jp', 'twitch.tv', 'nicovideo.jp'],
  ...['discord.gg', 'discord.com', 'linkedin.com', 'pinterest.com', 'pinterest.jp', 'github.com', 't.me'],
  ...['wa.me', 'spotify.com', 'music.apple.com', 'soundcloud.com', 'patreon.com', 'ko-fi.com', 'linktr.ee'],
  ...['lit.link', 'tumblr.com', 'mixi.jp', 'vimeo.com', 'snapchat.com', 'weibo.com'],
];

/** Addresses of buttons that share the page. */
const SHARE_BUTTON =
  /^https?:\/\/(?:[^/]+\.)?(?:(?:x|twitter)\.com\/(?:share|intent)\b|facebook\.com\/(?:sharer|share\.php|dialog)\b|line\.me\/(?:R\/)?(?:msg|share|lineit)\b|pinterest\.(?:com|jp)\/pin\/create\b|linkedin\.com\/(?:share|shareArticle)\b|b\.hatena\.ne\.jp\/|t\.me\/share\b|wa\.me\/\?)/i;

/** Makers of sites, which sign them: “Made with Carrd”. Sites of creators are on their subdomains. */
const SITE_MAKERS = new Set([
  ...['carrd.co', 'wix.com', 'ja.wix.com', 'jimdo.com', 'studio.design', 'studio.inc', 'peraichi.com'],
  ...['strikingly.com', 'squarespace.com', 'weebly.com', 'webflow.com', 'framer.com', 'canva.com'],
  ...['wordpress.com', 'wordpress.org', 'ja.wordpress.org', 'shopify.com', 'jp.shopify.com', 'base.ec'],
  ...['notion.so', 'notion.com', 'blogger.com', 'ameba-ownd.com', 'amebaownd.com', 'goope.jp'],
]);

/** Schemes of anchors that do something on the page itself. */
const ON_PAGE = /^(?:#|$|(?:javascript|data|blob|about|file):)/i;

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;

const hostOf = ({ host }: URL): string => host.replace(/^www\./, '');

const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

const segmentsOf = ({ pathname }: URL): string[] => pathname.split('/').filter((each) => each !== '');

/** A link, part of the site around the links, or why it is left out and reported. */
type Role = 'link' | 'site' | Extract<LeftOutReason, 'badUrl' | 'serviceLink'>;

/**
 * The links among the anchors of a page, those in its header and footer last. The anchors of one card are one link:
 * often one is around its picture, one around its text.
 *
 * A page at the root of a host, or at a path such as /links, is taken for a site of the creator’s own, whose other pages
 * are links, too; any other page for that of a link service, to which its header, footer and other pages belong, except
 * for icons in the header that lead to profiles.
 *
 * @param pageUrl the page’s own URL, if the file names it
 */
export function linksOf(
  anchors: readonly Anchor[],
  pageUrl: string | null,
): { found: Found[]; leftOut: LeftOut[] } {
  const page = pageUrl === null ? null : webAddress(pageUrl);
  const isOwnSite = page === null || OWN_SITE_PATH.test(decodedPath(page));
  const links: Record<AnchorPlace, Anchor[]> = { content: [], header: [], footer: [] };
  const leftOut: LeftOut[] = [];
  for (const anchor of anchors) {
    const url = completed(anchor.url, page);
    const role = url === null ? roleWithoutHost(anchor) : roleOf({ ...anchor, url }, page, isOwnSite);
    if (role === 'site') continue;
    const target = url ?? anchor.url;
    if (role === 'link') links[anchor.place].push({ ...anchor, url: target });
    else leftOut.push({ kind: 'link', name: entryName(anchor.title, anchor.label, target), reason: role });
  }
  const found = joinCards([...links.content, ...links.header, ...links.footer]);
  return {
    found: found.map(({ title, label, url, picture }) => ({ title: title || label, url, picture })),
    leftOut,
  };
}

/** The URL of an anchor, with the page’s host if it names none; null if the host is unknown. */
function completed(url: string, page: URL | null): string | null {
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  if (ON_PAGE.test(url) || HAS_SCHEME.test(url) || page === null) return null;
  return URL.canParse(url, page.href) ? new URL(url, page.href).href : null;
}

/** The role of an anchor that leads to an app, on the page itself, or to a page of an unknown site. */
function roleWithoutHost({ url, place }: Anchor): Role {
  const isSite = url.split(/[/?#]/).some((word) => SITE_WORDS.test(word));
  return place !== 'content' || ON_PAGE.test(url) || isSite ? 'site' : 'badUrl';
}

function roleOf({ url, place }: Anchor, page: URL | null, isOwnSite: boolean): Role {
  const target = webAddress(url);
  const isInside = place === 'content';
  if (target === null) return isInside || isOwnSite || place === 'header' ? 'link' : 'site';
  if (page !== null && hostOf(target) === hostOf(page)) {
    const isPageItself =
      pathOf(target) === pathOf(page) && (target.search === '' || target.search === page.search);
    if (isPageItself) return 'site';
    if (isOwnSite) return isInside || !isSitePage(target) ? 'link' : 'site';
    return isInside && !isServicePage(target) ? 'serviceLink' : 'site';
  }
  if (page !== null && SITE_MAKERS.has(hostOf(target)) && isHostOf(page, hostOf(target))) return 'site';
  if (isInside) return 'link';
  if (SHARE_BUTTON.test(url) || SITE_MAKERS.has(hostOf(target))) return 'site';
  if (isOwnSite) return page === null && isSitePage(target) ? 'site' : 'link';
  if (place === 'footer') return 'site';
  return isProfile(target) ? 'link' : 'serviceLink';
}

const isSitePage = (url: URL): boolean => segmentsOf(url).some((each) => SITE_WORDS.test(each));

/** Whether it is a link service’s own page, not that of a creator. */
function isServicePage(url: URL): boolean {
  const segments = segmentsOf(url);
  return segments.length === 0 || isSitePage(url) || segments.some((each) => SERVICE_WORDS.test(each));
}

const isProfile = (url: URL): boolean =>
  segmentsOf(url).length > 0 && PROFILE_SITES.some((site) => isHostOf(url, site));

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The anchors, with those of one card as one. */
function joinCards(anchors: readonly Anchor[]): Anchor[] {
  const cards: Anchor[] = [];
  for (const anchor of anchors) {
    const card = cards.find((other) => other.url === anchor.url && isOneCard(other, anchor));
    if (card === undefined) {
      cards.push({ ...anchor });
      continue;
    }
    card.title ||= anchor.title;
    card.label ||= anchor.label;
    card.picture ??= anchor.picture;
  }
  return cards;
}

/** Whether two anchors with one URL are the same link: their texts do not differ. */
const isOneCard = (one: Anchor, other: Anchor): boolean =>
  one.title === '' || other.title === '' || one.title === other.title;
