import { environmentSchema } from '../../config/environment.js';
import { type AffiliateIds, ItemDestinations } from './item-destinations.js';

const NONE: AffiliateIds = { mylink: null, linkSwitch: false };
const MYLINK: AffiliateIds = { ...NONE, mylink: { pid: '892559858', sid: '3764408' } };
const LINK_SWITCH: AffiliateIds = { ...NONE, linkSwitch: true };

const defaults = environmentSchema.parse({});
const SHOPS = {
  searches: {
    amazon: defaults.MALL_AMAZON_SEARCH,
    rakuten: defaults.MALL_RAKUTEN_SEARCH,
    yahoo: defaults.MALL_YAHOO_SEARCH,
  },
  referralBase: defaults.VC_REFERRAL_BASE,
};

const destinationsOf = (item: { name: string | null; url: string | null }, affiliate: AffiliateIds) =>
  new ItemDestinations(SHOPS).of(item, affiliate);

const at = (url: string) => ({ name: null, url });

describe('the destinations of an item', () => {
  it('are its own URL if it has one', () => {
    const url = 'https://example.com/vase?a=b';
    expect(destinationsOf(at(url), NONE)).toEqual([{ mall: null, url, sponsored: false }]);
  });

  it('are a search at each mall if it has a keyword', () => {
    expect(destinationsOf({ name: '花 器', url: null }, NONE)).toEqual([
      { mall: 'amazon', url: 'https://www.amazon.co.jp/s?k=%E8%8A%B1%20%E5%99%A8', sponsored: false },
      {
        mall: 'rakuten',
        url: 'https://search.rakuten.co.jp/search/mall/%E8%8A%B1%20%E5%99%A8/',
        sponsored: false,
      },
      { mall: 'yahoo', url: 'https://shopping.yahoo.co.jp/search?p=%E8%8A%B1%20%E5%99%A8', sponsored: false },
    ]);
  });

  it('use MyLink for Yahoo! Shopping, and for no other mall', () => {
    const destinations = destinationsOf({ name: 'a&b', url: null }, MYLINK);
    expect(destinations.map(({ mall, sponsored }) => [mall, sponsored])).toEqual([
      ['amazon', false],
      ['rakuten', false],
      ['yahoo', true],
    ]);
    const { origin, pathname, searchParams } = new URL(destinations[2]?.url ?? '');
    expect(origin + pathname).toBe('https://ck.jp.ap.valuecommerce.com/servlet/referral');
    expect(Object.fromEntries(searchParams)).toEqual({
      sid: '3764408',
      pid: '892559858',
      vc_url: 'https://shopping.yahoo.co.jp/search?p=a%26b',
    });
  });

  it.each([
    'https://shopping.yahoo.co.jp/products/1',
    'https://store.shopping.yahoo.co.jp/shop/1.html?a=1&b=2#c',
  ])('use MyLink once for %s', (url) => {
    const [destination] = destinationsOf(at(url), MYLINK);
    expect(new URL(destination?.url ?? '').searchParams.get('vc_url')).toBe(url);
    expect(destinationsOf(at(destination?.url ?? ''), MYLINK)).toEqual([destination]);
  });

  it.each([
    'https://shopping.yahoo.co.jp.example.com/',
    'https://notshopping.yahoo.co.jp/',
    'https://www.yahoo.co.jp/',
    'https://item.rakuten.co.jp/shop/1/',
  ])('do not use MyLink for %s', (url) => {
    expect(destinationsOf(at(url), MYLINK)).toEqual([{ mall: null, url, sponsored: false }]);
  });

  it('are all labeled if LinkSwitch may rewrite them', () => {
    for (const item of [at('https://example.com/'), { name: 'a', url: null }]) {
      for (const { sponsored } of destinationsOf(item, LINK_SWITCH)) expect(sponsored).toBe(true);
    }
  });

  it.each([
    ['https://www.amazon.co.jp/dp/B01?tag=hana-22', true],
    ['https://www.amazon.com/dp/B01?tag=hana-20', true],
    ['https://www.amazon.co.jp./dp/B01?tag=hana-22', true],
    ['https://www.amazon.co.jp/dp/B01', false],
    ['https://www.amazon.co.jp./dp/B01', false],
    ['https://amazon.example.com/?tag=hana-22', false],
    ['https://amzn.to/3abc', true],
    ['https://amzn.asia/d/3abc', true],
    ['https://hb.afl.rakuten.co.jp/hgc/1/?pc=x', true],
    ['https://a.r10.to/h1', true],
    ['https://px.a8.net/svt/ejp?a8mat=1', true],
    ['https://t.afi-b.com/visit.php?a=1', true],
    ['https://click.j-a-net.jp/1/2/', true],
    ['https://www.rentracks.jp/adx/r.html?idx=1', true],
    ['https://af.moshimo.com/af/c/click?a_id=1', true],
    ['https://ck.jp.ap.valuecommerce.com/servlet/referral?sid=1&pid=2', true],
    ['https://example.com/?u=amzn.to', false],
  ])('%s is sponsored: %s', (url, sponsored) => {
    expect(destinationsOf(at(url), NONE)).toEqual([{ mall: null, url, sponsored }]);
  });
});

describe('the destinations at configured shops', () => {
  const HOST = 'http://127.0.0.1:4000';
  const shops = {
    searches: {
      amazon: `${HOST}/amazon?k={kw}`,
      rakuten: `${HOST}/rakuten/{kw}/`,
      yahoo: `${HOST}/yahoo?p={kw}`,
    },
    referralBase: `${HOST}/referral`,
  };

  it('are the configured malls', () => {
    expect(new ItemDestinations(shops).of({ name: '花 器', url: null }, NONE)).toEqual([
      { mall: 'amazon', url: `${HOST}/amazon?k=%E8%8A%B1%20%E5%99%A8`, sponsored: false },
      { mall: 'rakuten', url: `${HOST}/rakuten/%E8%8A%B1%20%E5%99%A8/`, sponsored: false },
      { mall: 'yahoo', url: `${HOST}/yahoo?p=%E8%8A%B1%20%E5%99%A8`, sponsored: false },
    ]);
  });

  it('use MyLink once, and are labeled for it', () => {
    const destinations = new ItemDestinations(shops).of({ name: 'a', url: null }, MYLINK);
    expect(destinations.map(({ mall, sponsored }) => [mall, sponsored])).toEqual([
      ['amazon', false],
      ['rakuten', false],
      ['yahoo', true],
    ]);
    const address = destinations[2]?.url ?? '';
    expect(address).toBe(
      `${HOST}/referral?sid=3764408&pid=892559858&vc_url=${encodeURIComponent(`${HOST}/yahoo?p=a`)}`,
    );
    // Also if the URL of the item, or the search of a mall, is a MyLink already.
    expect(new ItemDestinations(shops).of(at(address), MYLINK)).toEqual([
      { mall: null, url: address, sponsored: true },
    ]);
    const yahoo = `${HOST}/referral?vc_url=${HOST}/yahoo/{kw}`;
    const wrapped = { ...shops, searches: { ...shops.searches, yahoo } };
    expect(new ItemDestinations(wrapped).of({ name: 'a', url: null }, MYLINK)[2]).toEqual({
      mall: 'yahoo',
      url: yahoo.replace('{kw}', 'a'),
      sponsored: true,
    });
  });
});
