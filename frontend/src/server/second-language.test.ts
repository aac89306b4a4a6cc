/** @jest-environment node */
import { aPublicAccount } from '../testing/accounts';
import { aContentPage, aProfile, aRenderInput, renderOnServer } from '../testing/render-on-server';

const ENGLISH = { displayName: 'Hanako Sato', introduction: 'I make pottery in Kyoto.' };
const account = aPublicAccount({ translations: { ja: null, en: ENGLISH } });

const [english = '', japanese = '', withCard = '', content = ''] = renderOnServer([
  aRenderInput({ path: '/en/profile/hanako.sato', language: 'en', data: aProfile({ account }) }),
  aRenderInput({ path: '/ja/profile/hanako.sato', language: 'ja', data: aProfile({ account }) }),
  aRenderInput({
    path: '/en/profile/hanako.sato',
    language: 'en',
    data: aProfile({ account, shareCard: '/media/card.jpg' }),
  }),
  aRenderInput({
    path: '/en/profile/hanako.sato/contents/1',
    language: 'en',
    data: aContentPage({ account }),
  }),
]).map(({ html }) => html);

/** Removes the boot data, which contains both languages. */
const shown = (html: string) => html.replaceAll(/<script type="application\/json"[\s\S]*?<\/script>/g, '');

describe('a page whose creator has texts in a second language', () => {
  it('shows them and uses them as metadata in that language', () => {
    const html = shown(english);
    for (const part of [
      /<title>Hanako Sato/,
      /name="description" content="I make pottery in Kyoto\."/,
      /property="og:title" content="Hanako Sato"/,
      /property="og:description" content="I make pottery in Kyoto\."/,
      /"name":"Hanako Sato"/,
      /<h1[^>]*>Hanako Sato<\/h1>/,
    ])
      expect(html).toMatch(part);
    expect(html).not.toContain('佐藤 花子');
    expect(html).not.toContain('京都で陶芸');
  });

  it('shows the original in its own language', () => {
    const html = shown(japanese);
    expect(html).toMatch(/<h1[^>]*>佐藤 花子<\/h1>/);
    expect(html).toMatch(/property="og:title" content="佐藤 花子"/);
    expect(html).not.toContain('Hanako Sato');
  });

  it('describes its card by the name that is on it, the original', () => {
    expect(withCard).toMatch(/property="og:image:alt" content="佐藤 花子"/);
    expect(withCard).toMatch(/property="og:title" content="Hanako Sato"/);
  });

  it('uses the translated name on the pages of contents', () => {
    const html = shown(content);
    expect(html).toContain('Hanako Sato');
    expect(html).not.toContain('佐藤 花子');
  });
});
