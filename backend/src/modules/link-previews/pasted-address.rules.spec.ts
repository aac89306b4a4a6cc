import { checkContentUrl } from '../../providers/content-address.rules.js';
import { recogniseAddress } from './pasted-address.rules.js';

describe('a pasted address', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube'],
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'youtube'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube'],
    ['https://www.instagram.com/p/Cabc123/', 'instagram'],
    ['https://www.instagram.com/hana/reel/Cabc123/', 'instagram'],
    ['https://www.instagram.com/stories/hana/123/', 'instagram'],
    ['https://www.tiktok.com/@hana/video/7300000000000000000', 'tiktok'],
    ['https://vm.tiktok.com/ZMabc/', 'tiktok'],
    ['https://www.tiktok.com/t/ZMabc/', 'tiktok'],
    ['https://tiktok.com/@hana/video/7300000000000000000', 'tiktok'],
    ['https://m.tiktok.com/v/7300000000000000000.html', 'tiktok'],
    ['http://youtu.be/dQw4w9WgXcQ', 'youtube'],
    ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube'],
  ] as const)('%s becomes a post of %s, which can be posted', (address, provider) => {
    expect(recogniseAddress(address)).toEqual({ kind: 'content', provider, mall: null });
    expect(checkContentUrl(provider, address)).toBeNull();
  });

  it.each([
    ['https://www.amazon.co.jp/dp/B000000000', 'amazon'],
    ['https://www.amazon.co.jp/%E8%8A%B1/dp/B000000000/ref=sr_1_1?tag=hana-22', 'amazon'],
    ['https://www.amazon.co.jp/gp/product/B000000000/', 'amazon'],
    ['https://amzn.to/3abcdef', 'amazon'],
    ['https://amzn.asia/d/abc1234', 'amazon'],
    ['https://item.rakuten.co.jp/hana/scissors-1/', 'rakuten'],
    ['https://item.rakuten.co.jp/hana/c100/?iasid=1', 'rakuten'],
    ['https://books.rakuten.co.jp/rb/12345678/', 'rakuten'],
    ['https://biccamera.rakuten.co.jp/item/4961310146818', 'rakuten'],
    ['https://brandavenue.rakuten.co.jp/item/JD3262/?s-id=a', 'rakuten'],
    ['https://fashion.rakuten.co.jp/item/JD3262/', 'rakuten'],
    ['https://hb.afl.rakuten.co.jp/hgc/abc/?pc=https%3A%2F%2Fitem.rakuten.co.jp%2Fa%2Fb%2F', 'rakuten'],
    ['https://a.r10.to/habc', 'rakuten'],
    ['https://store.shopping.yahoo.co.jp/hana/scissors.html', 'yahoo'],
    ['https://shopping.yahoo.co.jp/products/abc123', 'yahoo'],
  ])('%s becomes an item of %s', (address, mall) => {
    expect(recogniseAddress(address)).toEqual({ kind: 'item', provider: null, mall });
  });

  it.each([
    'https://example.com/',
    'https://www.youtube.com/@hana',
    'https://www.youtube.com/playlist?list=PLabc',
    'https://www.instagram.com/hana/',
    'https://www.instagram.com/share/reel/BAabc123',
    'https://www.instagram.com/share/p/BAabc123/',
    'https://www.tiktok.com/@hana',
    'https://lite.tiktok.com/t/ZMabc/',
    'https://www.amazon.co.jp/s?k=%E8%8A%B1',
    'https://www.amazon.co.jp/',
    'https://www.rakuten.co.jp/hana/',
    'https://search.rakuten.co.jp/search/mall/hana/',
    'https://item.rakuten.co.jp/hana/c/0000000123/',
    'https://item.rakuten.co.jp/hana/c/',
    'https://item.rakuten.co.jp/hana/',
    'https://hb.afl.rakuten.co.jp/hgc/abc/?pc=https%3A%2F%2Fitem.rakuten.co.jp%2Fa%2Fc%2F0000000123%2F',
    'https://books.rakuten.co.jp/event/spring/',
    'https://biccamera.rakuten.co.jp/category/camera/',
    'https://fashion.rakuten.co.jp/item/',
    'https://a.r10.to/',
    'https://amzn.to/',
    'https://store.shopping.yahoo.co.jp/hana/',
    'https://store.shopping.yahoo.co.jp/hana/search.html?p=a',
    'https://store.shopping.yahoo.co.jp/hana/info.html',
    'https://shopping.yahoo.co.jp/category/2498/list',
    'https://item.rakuten.co.jp.example/hana/scissors/',
    'https://amazon.co.jp.example/dp/B000000000',
    'mailto:hana@example.com',
    'tel:+81312345678',
    'nothing',
  ])('%s becomes a link', (address) => {
    expect(recogniseAddress(address)).toEqual({ kind: 'link', provider: null, mall: null });
  });
});
