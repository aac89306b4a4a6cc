import { type Mall, MALLS, mallSearchUrl } from '../../common/rules/malls.js';
import { isHostOf } from '../../common/rules/web-address.js';

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

/** Where MyLink leads on from: https://www.valuecommerce.ne.jp. Its ids belong to one advertiser, Yahoo! Shopping. */
const MYLINK = 'https://ck.jp.ap.valuecommerce.com/servlet/referral';

/** Hosts whose every address pays whoever made it: the networks, and the short forms that malls give to partners. */
const AFFILIATE_HOSTS = [
  'valuecommerce.com',
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
): ItemDestination[] {
  const to = (mall: Mall | null, address: string): ItemDestination => {
    const url = throughMyLink(address, affiliate);
    return { mall, url, sponsored: affiliate.linkSwitch || paysSomebody(url) };
  };
  const { name, url } = item;
  if (url !== null) return [to(null, url)];
  return MALLS.map((mall) => to(mall, mallSearchUrl(mall, name ?? '')));
}

/** MyLink's address for one of Yahoo! Shopping; every other address as it is, one that leads through a network included. */
function throughMyLink(address: string, { mylink }: AffiliateIds): string {
  if (mylink === null || !isHostOf(new URL(address), 'shopping.yahoo.co.jp')) return address;
  const query = new URLSearchParams({ sid: mylink.sid, pid: mylink.pid, vc_url: address });
  return `${MYLINK}?${query.toString()}`;
}

function paysSomebody(address: string): boolean {
  const url = new URL(address);
  // A dot at the end of a host names the same host.
  if (AMAZON_HOST.test(url.hostname.replace(/\.+$/, ''))) return url.searchParams.has('tag');
  return AFFILIATE_HOSTS.some((host) => isHostOf(url, host));
}
