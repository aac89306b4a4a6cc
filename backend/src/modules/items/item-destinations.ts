import { isHostOf } from '../../common/rules/web-address.js';
import { type Mall, MALLS } from './malls.rules.js';
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

/** What is known of an address by looking at it. */
interface AddressVerdict {
  /** Whether it leads through ValueCommerce already, wherever that is. */
  isReferral: boolean;
  /** Whether it is one of Yahoo! Shopping, to which advertiser alone the ids of MyLink belong. */
  isOfYahoo: boolean;
  /** Whether it pays whoever made it. */
  pays: boolean;
}

/** The ways to items. A page has hundreds of them: what is the same for all of a mall is looked at once. */
export class ItemDestinations {
  private readonly referral: URL;
  private readonly searches: { mall: Mall; search: string; verdict: AddressVerdict }[];

  constructor(private readonly shops: Shops) {
    this.referral = new URL(shops.referralBase);
    this.searches = MALLS.map((mall) => {
      const search = shops.searches[mall];
      // No keyword changes whose address it is.
      const verdict = this.judge(mallSearchUrl(search, 'a'));
      return { mall, search, verdict: { ...verdict, isOfYahoo: verdict.isOfYahoo || mall === 'yahoo' } };
    });
  }

  /** Every way to an item: its own address, or a search at each mall. */
  of(item: { name: string | null; url: string | null }, affiliate: AffiliateIds): ItemDestination[] {
    const { name, url } = item;
    if (url !== null) return [this.to(null, url, this.judge(url), affiliate)];
    return this.searches.map(({ mall, search, verdict }) =>
      this.to(mall, mallSearchUrl(search, name ?? ''), verdict, affiliate),
    );
  }

  private to(
    mall: Mall | null,
    address: string,
    { isReferral, isOfYahoo, pays }: AddressVerdict,
    { mylink, linkSwitch }: AffiliateIds,
  ): ItemDestination {
    const isReferred = mylink !== null && isOfYahoo && !isReferral;
    const url = isReferred ? this.throughMyLink(address, mylink) : address;
    return { mall, url, sponsored: linkSwitch || isReferral || isReferred || pays };
  }

  /** MyLink's address (https://www.valuecommerce.ne.jp) for another one. */
  private throughMyLink(address: string, { pid, sid }: NonNullable<AffiliateIds['mylink']>): string {
    const query = new URLSearchParams({ sid, pid, vc_url: address });
    return `${this.shops.referralBase}?${query.toString()}`;
  }

  private judge(address: string): AddressVerdict {
    const url = new URL(address);
    const { origin, pathname } = this.referral;
    return {
      isReferral: isHostOf(url, 'valuecommerce.com') || (url.origin === origin && url.pathname === pathname),
      isOfYahoo: isHostOf(url, 'shopping.yahoo.co.jp'),
      pays: paysSomebody(url),
    };
  }
}

function paysSomebody(url: URL): boolean {
  // A dot at the end of a host names the same host.
  if (AMAZON_HOST.test(url.hostname.replace(/\.+$/, ''))) return url.searchParams.has('tag');
  return AFFILIATE_HOSTS.some((host) => isHostOf(url, host));
}
