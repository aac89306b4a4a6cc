import { type Mall, MALLS } from '../../common/rules/malls.js';
import { isHostOf } from '../../common/rules/web-address.js';
import { type ShopSettings } from '../../config/app-config.js';
import { mallSearchUrl } from './mall-search.js';

/** How an account earns with what it recommends; nothing of it where the account has opted out. */
export interface AffiliateIds {
  /** Both ids of ValueCommerce's MyLink, which belong together; null where one is missing. */
  mylink: { pid: string; sid: string } | null;
  /** Whether ValueCommerce's LinkSwitch rewrites the addresses of the page in the visitor's browser. */
  linkSwitch: boolean;
}

/** One way to an item. */
export interface ItemDestination {
  /** Null where the item has an address of its own. */
  mall: Mall | null;
  url: string;
  /** Whether the creator may earn with it, so that it has to be labelled as advertising. */
  sponsored: boolean;
}

/** What ways are made of. */
type Shops = Pick<ShopSettings, 'searches' | 'referralBase'>;

/** Hosts whose every address pays whoever made it: the networks, and the short forms that malls give to partners. */
const AFFILIATE_HOSTS = [
  'amzn.to',
  'amzn.asia',
  'hb.afl.rakuten.co.jp',
  'a.r10.to',
  'a8.net',
  'moshimo.com',
  'accesstrade.net',
  'linksynergy.com',
  'affiliate-b.com',
  'afi-b.com',
  'felmat.net',
  'j-a-net.jp',
  'rentracks.jp',
  'trafficgate.net',
  'presco.asia',
  'awin1.com',
  'impact.com',
];

const AMAZON_HOST = /(?:^|\.)amazon(?:\.[a-z]{2,3}){1,2}$/;

/** Every way to an item: its own address, or a search at each mall. */
export function destinationsOf(
  item: { name: string | null; url: string | null },
  affiliate: AffiliateIds,
  shops: Shops,
): ItemDestination[] {
  const to = (mall: Mall | null, address: string): ItemDestination => {
    // Parsed once: a page has hundreds of addresses.
    const parsed = new URL(address);
    const isReferred = isReferral(parsed, shops);
    const url = isReferred ? address : throughMyLink(mall, parsed, address, affiliate, shops);
    const sponsored = affiliate.linkSwitch || isReferred || url !== address || paysSomebody(parsed);
    return { mall, url, sponsored };
  };
  const { name, url } = item;
  if (url !== null) return [to(null, url)];
  return MALLS.map((mall) => to(mall, mallSearchUrl(shops.searches[mall], name ?? '')));
}

/**
 * MyLink's address (https://www.valuecommerce.ne.jp) for one of Yahoo! Shopping, to which advertiser alone its ids belong;
 * every other address as it is. One that leads through ValueCommerce already has no need of it.
 */
function throughMyLink(
  mall: Mall | null,
  parsed: URL,
  address: string,
  { mylink }: AffiliateIds,
  { referralBase }: Shops,
): string {
  const isOfYahoo = mall === 'yahoo' || isHostOf(parsed, 'shopping.yahoo.co.jp');
  if (mylink === null || !isOfYahoo) return address;
  const query = new URLSearchParams({ sid: mylink.sid, pid: mylink.pid, vc_url: address });
  return `${referralBase}?${query.toString()}`;
}

/** Whether an address leads through ValueCommerce already, wherever that is. */
function isReferral(url: URL, { referralBase }: Shops): boolean {
  const { origin, pathname } = new URL(referralBase);
  return isHostOf(url, 'valuecommerce.com') || (url.origin === origin && url.pathname === pathname);
}

function paysSomebody(url: URL): boolean {
  // A dot at the end of a host names the same host.
  if (AMAZON_HOST.test(url.hostname.replace(/\.+$/, ''))) return url.searchParams.has('tag');
  return AFFILIATE_HOSTS.some((host) => isHostOf(url, host));
}
