import { isHostOf } from '../../common/rules/web-address.js';
import { type Mall, mallAt, MALLS } from './malls.rules.js';
import { type AppConfig } from '../../config/app-config.js';
import { mallSearchUrl } from './mall-search.js';

/** The affiliate IDs of an account; empty if it has opted out. */
export interface AffiliateIds {
  /** The IDs of ValueCommerce MyLink; null unless both are set. */
  mylink: { pid: string; sid: string } | null;
  /** Whether ValueCommerce LinkSwitch rewrites links in the visitor's browser. */
  linkSwitch: boolean;
}

/** A destination of an item. */
export interface ItemDestination {
  /** Null if the item has its own URL. */
  mall: Mall | null;
  url: string;
  /** Whether the creator may earn with it, so that it is labelled as advertising. */
  sponsored: boolean;
}

type Shops = Pick<AppConfig['shops'], 'searches' | 'referralBase'>;

/** Hosts of affiliate networks and affiliate short links. */
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

/** What a URL tells about its affiliate status. */
interface AddressVerdict {
  /** Whether it is already a ValueCommerce link. */
  isReferral: boolean;
  /** Whether it is a Yahoo! Shopping URL, the only advertiser for MyLink. */
  isOfYahoo: boolean;
  /** Whether it is an affiliate link. */
  pays: boolean;
}

/** Builds the destinations of items. A page has hundreds of items, so mall URLs are inspected once. */
export class ItemDestinations {
  private readonly referral: URL;
  private readonly searches: { mall: Mall; search: string; verdict: AddressVerdict }[];

  constructor(private readonly shops: Shops) {
    this.referral = new URL(shops.referralBase);
    this.searches = MALLS.map((mall) => {
      const search = shops.searches[mall];
      // The keyword does not change the host.
      const verdict = this.judge(mallSearchUrl(search, 'a'));
      return { mall, search, verdict: { ...verdict, isOfYahoo: verdict.isOfYahoo || mall === 'yahoo' } };
    });
  }

  /** The destinations of an item: its own URL, or a search at each mall. */
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
    const url = isReferred ? this.withMyLink(address, mylink) : address;
    return { mall, url, sponsored: linkSwitch || isReferral || isReferred || pays };
  }

  /** Wraps a URL in a MyLink URL (https://www.valuecommerce.ne.jp). */
  private withMyLink(address: string, { pid, sid }: NonNullable<AffiliateIds['mylink']>): string {
    const query = new URLSearchParams({ sid, pid, vc_url: address });
    return `${this.shops.referralBase}?${query.toString()}`;
  }

  private judge(address: string): AddressVerdict {
    const url = new URL(address);
    const { origin, pathname } = this.referral;
    return {
      isReferral: isHostOf(url, 'valuecommerce.com') || (url.origin === origin && url.pathname === pathname),
      isOfYahoo: isHostOf(url, 'shopping.yahoo.co.jp'),
      pays: isAffiliateUrl(url),
    };
  }
}

function isAffiliateUrl(url: URL): boolean {
  if (AFFILIATE_HOSTS.some((host) => isHostOf(url, host))) return true;
  return mallAt(url.href) === 'amazon' && url.searchParams.has('tag');
}
