import { environmentSchema } from '../../config/environment.js';
import { mallSearchUrl } from './mall-search.js';

const { MALL_AMAZON_SEARCH, MALL_RAKUTEN_SEARCH, MALL_YAHOO_SEARCH } = environmentSchema.parse({});

describe('the search of a mall', () => {
  it.each([
    [
      MALL_AMAZON_SEARCH,
      '花 ばさみ&k=x',
      'https://www.amazon.co.jp/s?k=%E8%8A%B1%20%E3%81%B0%E3%81%95%E3%81%BF%26k%3Dx',
    ],
    [MALL_YAHOO_SEARCH, '50%OFF #1', 'https://shopping.yahoo.co.jp/search?p=50%25OFF%20%231'],
    [MALL_YAHOO_SEARCH, "$& $' {kw}", "https://shopping.yahoo.co.jp/search?p=%24%26%20%24'%20%7Bkw%7D"],
    [MALL_RAKUTEN_SEARCH, 'a/b?c', 'https://search.rakuten.co.jp/search/mall/a%20b%3Fc/'],
    [MALL_RAKUTEN_SEARCH, '/', 'https://search.rakuten.co.jp/search/mall/%2F/'],
    [MALL_RAKUTEN_SEARCH, '..', 'https://search.rakuten.co.jp/search/mall/%20../'],
    ['http://127.0.0.1:4000/mall/{kw}?from=us', '..', 'http://127.0.0.1:4000/mall/%20..?from=us'],
    ['https://mall.example/s?k={kw}&tag=us-22', 'a/..', 'https://mall.example/s?k=a%2F..&tag=us-22'],
  ])('%s for %j', (search, keyword, address) => {
    expect(mallSearchUrl(search, keyword)).toBe(address);
    // Browsers must not resolve it to another path.
    expect(new URL(address).pathname + new URL(address).search).toBe(
      address.slice(new URL(address).origin.length).replaceAll("'", '%27'),
    );
  });
});
