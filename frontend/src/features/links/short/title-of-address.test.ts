import { LIMITS } from '@hitohira/backend/rules';
import { titleOfAddress } from './title-of-address';

describe('the title of an address', () => {
  it.each([
    ['https://www.youtube.com/@hana', 'YouTube'],
    ['https://youtu.be/abc', 'YouTube'],
    ['https://instagram.com/hana', 'Instagram'],
    ['https://m.tiktok.com/@hana', 'TikTok'],
    ['https://x.com/hana', 'X'],
    ['https://twitter.com/hana', 'X'],
    ['https://hana.booth.pm/', 'BOOTH'],
    ['https://www.example.com/shop', 'example.com'],
    // Not X.
    ['https://netflix.com/hana', 'netflix.com'],
    ['https://x.com.example/hana', 'x.com.example'],
    ['mailto:hana@example.com', 'hana@example.com'],
    ['tel:+81312345678', '+81312345678'],
    ['nothing', ''],
  ])('%s is %j', (url, title) => {
    expect(titleOfAddress(url)).toBe(title);
  });

  it('fits into a link', () => {
    expect(titleOfAddress(`https://${'a'.repeat(60)}.example.com/`)).toBe('a'.repeat(LIMITS.links.title));
  });
});
