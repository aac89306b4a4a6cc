import { isHostOf, webAddress } from '../../common/rules/web-address.js';
import {
  type ContentProvider,
  instagramPostCode,
  isInstagramStory,
  isTiktokShortLink,
  tiktokPost,
  youtubeVideoId,
} from '../../providers/provider.rules.js';
import { type Mall, mallAt } from '../items/malls.rules.js';

/** What a pasted address becomes: a post, an item of a mall, or a link. */
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

/** Hosts of short links that malls give for products. */
const PRODUCT_HOSTS = ['amzn.to', 'amzn.asia', 'r10.to', 'hb.afl.rakuten.co.jp'];

const AMAZON_PRODUCT = /\/(?:dp|gp\/(?:product|aw\/d)|d)\/[0-9A-Za-z]{10}(?:\/|$)/;

/** Whether an address at a mall is that of a product, and not a search, a shop or a help page. */
const IS_PRODUCT: Record<Mall, (url: URL) => boolean> = {
  amazon: ({ pathname }) => AMAZON_PRODUCT.test(pathname),
  rakuten: ({ hostname, pathname }) =>
    (hostname === 'item.rakuten.co.jp' && /^\/[^/]+\/[^/]+/.test(pathname)) ||
    (hostname === 'books.rakuten.co.jp' && /^\/r[bk]\/[^/]+/.test(pathname)),
  yahoo: ({ hostname, pathname }) =>
    (hostname === 'store.shopping.yahoo.co.jp' && /^\/[^/]+\/[^/]+\.html$/.test(pathname)) ||
    (hostname === 'shopping.yahoo.co.jp' && /^\/products?\/[^/]+/.test(pathname)),
};

/** Says what an address is, from the address alone. */
export function recogniseAddress(value: string): PastedAddress {
  for (const [provider, isPost] of Object.entries(POSTED_FROM) as [
    ContentProvider,
    (value: string) => boolean,
  ][]) {
    if (isPost(value)) return { kind: 'content', provider, mall: null };
  }
  const url = webAddress(value);
  const mall = mallAt(value);
  const isProduct =
    url !== null &&
    mall !== null &&
    (PRODUCT_HOSTS.some((host) => isHostOf(url, host)) || IS_PRODUCT[mall](url));
  return isProduct ? { kind: 'item', provider: null, mall } : { kind: 'link', provider: null, mall: null };
}
