import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { DISPLAY_FONTS } from '../themes/theme-tokens.js';
import { displayFontFace, MAX_DISPLAY_LETTERS } from './display-fonts.rules.js';

/** The maximum of letters, most of them complex. */
const MANY = Array.from(
  'あいうえおかきくけこアイウエオ鬼麗龍驚鷹鶴齢願類顔観議護譲鑑響競露霊魔魅髪駅騎闘関鋼錦醜酸農輸轟警謎誓裂補蔵蒼臓職聴翼縮績繰緑綱線編織糧節築範篤簡築竜穂稿種稲穏禅福祭票秋穀稽積穫窓船舞舟',
)
  .slice(0, MAX_DISPLAY_LETTERS)
  .join('');

/** The limit of what a display font adds to the first view of a page. */
const MAX_BYTES = 60 * 1024;

describe('display fonts', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const ask = (address: string) => testApp.client.get(address).buffer(true);

  it.each(DISPLAY_FONTS)('%s has kana, kanji and Latin letters, in at most 60 kB', async (font) => {
    const { address } = displayFontFace(font, [MANY])!;
    const { body, headers } = await ask(address).expect(200);
    const content = body as Buffer;
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(content.subarray(0, 4).toString()).toBe('wOF2');
    expect(content.length).toBeLessThanOrEqual(MAX_BYTES);
    const { address: less } = displayFontFace(font, ['Aあ'])!;
    const small = (await ask(less).expect(200)).body as Buffer;
    expect(small.length).toBeLessThan(content.length);
    const { address: none } = displayFontFace(font, ['ア'])!;
    expect(((await ask(none).expect(200)).body as Buffer).equals(small)).toBe(false);
  });

  it('are the same for concurrent requests of the same letters', async () => {
    const { address } = displayFontFace('stick', ['花の便り'])!;
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => ask(address).expect(200)));
    for (const { body } of others) expect((body as Buffer).equals(first!.body as Buffer)).toBe(true);
  });

  it.each([
    '/fonts/comic-sans/QQ.woff2',
    '/fonts/stick/6IqxQQ.woff2',
    '/fonts/stick/..%2fQQ.woff2',
    '/fonts/stick',
  ])('are missing at %s', async (address) => {
    await testApp.client.get(address).expect(404);
  });

  it('count as rendering until they are cached', async () => {
    const other = await startTestApp({ THROTTLE_RENDER_LIMIT: '2' });
    try {
      const addresses = ['花', '鳥', '風'].map((letter) => displayFontFace('stick', [letter])!.address);
      await other.client.get(addresses[0]!).expect(200);
      await other.client.get(addresses[1]!).expect(200);
      await other.client.get(addresses[2]!).expect(429);
      await other.client.get(addresses[0]!).expect(200);
    } finally {
      await other.stop();
    }
  });
});
