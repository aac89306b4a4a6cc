import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { readXml } from '../../../test/support/xml.js';
import { coverOf } from './theme-covers.js';
import { THEMES } from './themes.js';

describe('the covers of the themes', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const looks = THEMES.flatMap((theme) => [theme.tokens, ...(theme.tokens.dark ? [theme.tokens.dark] : [])]);

  it('are different for every theme and color scheme', () => {
    const addresses = looks.map(({ coverImage }) => coverImage);
    expect(new Set(addresses).size).toBe(looks.length);
    const drawings = THEMES.map((theme) => coverOf(theme, theme.tokens.colorScheme));
    expect(new Set(drawings).size).toBe(THEMES.length);
  });

  it.each(looks.map(({ coverImage }) => coverImage))(
    '%s is a drawing without references',
    async (address) => {
      const { body, headers } = await testApp.client.get(address).buffer(true).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      });
      const text = (body as Buffer).toString();
      expect(text.length).toBeLessThan(12_000);
      expect(text).not.toMatch(
        /<(?:script|image|foreignObject|text)\b|url\((?!#)|href="(?!#)|@import|\son\w+=/i,
      );
      expect(readXml(text)).toMatchObject({
        name: '{http://www.w3.org/2000/svg}svg',
        attributes: { viewBox: '0 0 640 240' },
      });
      // No motion for users who prefer less.
      if (text.includes('animation')) {
        expect(text).toMatch(/<style>@media \(prefers-reduced-motion:no-preference\)\{.*animation/);
      }
      // Longer motion would need a control to stop it (WCAG 2.2, 2.2.2).
      for (const [, seconds, times = '1'] of text.matchAll(
        /animation:\w+ ([\d.]+)s (?:[\w-]+|steps\([^)]*\))(?: (\d+|infinite))?/g,
      )) {
        expect(Number(seconds) * Number(times)).toBeLessThanOrEqual(5);
      }
    },
  );

  it.each(['kinari-light-0000000000000000.svg', 'kinari-light', '..%2fkinari'])(
    'do not include %s',
    async (name) => {
      await testApp.client.get(`/theme-covers/${name}`).expect(404);
    },
  );
});
