import { isHostOf, webAddress } from '../../common/rules/web-address.js';
import {
  instagramPostCode,
  isInstagramStory,
  isTiktokShortLink,
} from '../../providers/content-address.rules.js';
import { type ContentProvider, tiktokPost, youtubeVideoId } from '../../providers/provider.rules.js';
import { type Mall, mallAt } from '../items/malls.rules.js';

/** What a pasted URL becomes: a post, an item of a mall, or a link. */
export const PASTED_KINDS = ['content', 'item', 'link'] as const;

export type PastedAddress =
  | { kind: 'content'; provider: ContentProvider; mall: null }
  | { kind: 'item'; provider: null; mall: Mall }
  | { kind: 'link'; provider: null; mall: null };

/** The limits of what is read from a page, in code points. */
export const PREVIEW_LIMITS = { title: 200, description: 500 } as const;

const POSTED_FROM: Record<ContentProvider, (value: string) => boolean> = {
  youtube: (value) => youtubeVideoId(value) !== null,
  instagram: (value) => instagramPostCode(value) !== null || isInstagramStory(value),
  tiktok: (value) => tiktokPost(value) !== null || isTiktokShortLink(value),
};

/** Hosts of malls' short links, whose destination is unknown. */
const SHORT_LINK_HOSTS = ['amzn.to', 'amzn.asia', 'r10.to'];

const AMAZON_PRODUCT = /\/(?:dp|gp\/(?:product|aw\/d)|d)\/[0-9A-Za-z]{10}(?:\/|$)/;

/** A shop and a product; "c" begins the shop's categories. */
const RAKUTEN_PRODUCT = /^\/[^/]+\/(?!c\/?$)[^/]+\/?$/;

/** The shops that Rakuten runs itself, on hosts of their own. */
const RAKUTEN_SHOPS = new Set([
  'biccamera.rakuten.co.jp',
  'brandavenue.rakuten.co.jp',
  'fashion.rakuten.co.jp',
]);

/** A store and a product, excluding the standard pages of every store. */
const YAHOO_PRODUCT =
  /^\/[^/]+\/(?!(?:index|search|guide|info|privacypolicy|newarrival|review|ranking)\.html)[^/]+\.html$/;

/** Whether a mall's URL leads to a product, not to a search, category, shop or help page. */
const IS_PRODUCT: Record<Mall, (url: URL) => boolean> = {
  amazon: ({ pathname }) => AMAZON_PRODUCT.test(pathname),
  rakuten: (url) =>
    (url.hostname === 'item.rakuten.co.jp' && RAKUTEN_PRODUCT.test(url.pathname)) ||
    (RAKUTEN_SHOPS.has(url.hostname) && /^\/item\/[^/]+\/?$/.test(url.pathname)) ||
    (url.hostname === 'books.rakuten.co.jp' && /^\/r[bk]\/[^/]+\/?$/.test(url.pathname)) ||
    (url.hostname === 'hb.afl.rakuten.co.jp' && isAffiliateProduct(url)),
  yahoo: ({ hostname, pathname }) =>
    (hostname === 'store.shopping.yahoo.co.jp' && YAHOO_PRODUCT.test(pathname)) ||
    (hostname === 'shopping.yahoo.co.jp' && /^\/products?\/[^/]+/.test(pathname)),
};

/** Whether a Rakuten affiliate URL leads to a product or hides its destination. */
function isAffiliateProduct({ searchParams }: URL): boolean {
  const target = searchParams.get('pc');
  return target === null || isProduct(target);
}

function isProduct(value: string): boolean {
  const url = webAddress(value);
  const mall = mallAt(value);
  if (url === null || mall === null) return false;
  const isShortLink = SHORT_LINK_HOSTS.some((host) => isHostOf(url, host)) && url.pathname !== '/';
  return isShortLink || IS_PRODUCT[mall](url);
}

/** Classifies a URL without requesting it. */
export function recogniseAddress(value: string): PastedAddress {
  for (const [provider, isPost] of Object.entries(POSTED_FROM) as [
    ContentProvider,
    (value: string) => boolean,
  ][]) {
    if (isPost(value)) return { kind: 'content', provider, mall: null };
  }
  const mall = mallAt(value);
  return mall !== null && isProduct(value)
    ? { kind: 'item', provider: null, mall }
    : { kind: 'link', provider: null, mall: null };
}
