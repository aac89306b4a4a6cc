import { mallAt } from './malls.rules.js';

describe('the mall of a URL', () => {
  it.each([
    ['https://www.amazon.co.jp/dp/B01?tag=hana-22', 'amazon'],
    ['https://amazon.com/dp/B01', 'amazon'],
    ['https://www.amazon.com.au/dp/B01', 'amazon'],
    ['https://www.amazon.de./dp/B01', 'amazon'],
    ['https://amzn.to/3abc', 'amazon'],
    ['https://amzn.asia/d/abc', 'amazon'],
    ['https://item.rakuten.co.jp/shop/1/', 'rakuten'],
    ['https://hb.afl.rakuten.co.jp/ichiba/1', 'rakuten'],
    ['https://a.r10.to/hAbc', 'rakuten'],
    ['https://store.shopping.yahoo.co.jp/shop/1.html', 'yahoo'],
    ['https://SHOPPING.YAHOO.CO.JP/products/1', 'yahoo'],
  ])('%s is at %s', (url, mall) => {
    expect(mallAt(url)).toBe(mall);
  });

  it.each([
    'https://example.com/amazon.co.jp',
    'https://amazon.co.jp.example.com/dp/B01',
    'https://amazon.abc.co/dp/B01',
    'https://notamazon.co.jp/dp/B01',
    'https://amazon.co.jp@example.com/',
    'https://notrakuten.co.jp/',
    'https://www.yahoo.co.jp/',
    'amazon.co.jp/dp/B01',
    'javascript:alert(1)',
    '',
  ])('%j is at none', (url) => {
    expect(mallAt(url)).toBeNull();
  });
});
