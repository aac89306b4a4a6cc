import { picture } from '../../../test/support/pictures.js';
import sharp from 'sharp';
import { drawPlan, escapeXml, fitLines } from '../pictures/draw-plan.js';
import { THEMES } from '../themes/themes.js';
import { planCard } from './share-card.plan.js';
import { type CardInputs } from './share-card.read-model.js';
import { drawable } from './themed-drawing.js';

const SHOWN: CardInputs = {
  displayId: 'hanako.sato',
  displayName: '佐藤 花子',
  themeId: THEMES[0]!.id,
  icon: null,
  cover: null,
  content: null,
};
const NONE = { icon: null, cover: null, picture: null };

const draw = async (changes: Partial<CardInputs>, contents = NONE as Parameters<typeof planCard>[1]) =>
  (await drawPlan(planCard({ ...SHOWN, ...changes }, contents), 'jpeg')).content;

/** Whether every channel is nearly uniform. */
const isBlank = async (content: Buffer) => {
  const { channels } = await sharp(content).stats();
  return channels.every(({ stdev }) => stdev < 2);
};

describe('a share card', () => {
  it.each(THEMES.map(({ name, id }) => [name, id] as const))(
    'in the theme %s is a picture of 1200 by 630 pixels, at most 300 kB, for creators and contents',
    async (_name, themeId) => {
      const content = { title: '朝の市場', description: null, picture: null };
      for (const card of [await draw({ themeId }), await draw({ themeId, content })]) {
        expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
        expect(card.length).toBeLessThanOrEqual(300 * 1024);
        expect(await isBlank(card)).toBe(false);
      }
    },
  );

  it.each(THEMES.map(({ name, id }) => [name, id] as const))(
    'shows the longest names whole in the theme %s',
    async (_name, themeId) => {
      const contents = { ...NONE, icon: await picture(64, 64).webp().toBuffer() };
      for (const letters of ['花'.repeat(29), 'Hanako Garden Studio and Shop'])
        expect(await draw({ themeId, displayName: `${letters}一` }, contents)).not.toEqual(
          await draw({ themeId, displayName: `${letters}二` }, contents),
        );
    },
  );

  it('differs by name, theme, icon, cover, title and picture, and is deterministic', async () => {
    const icon = await picture(64, 64).webp().toBuffer();
    const titled = (title: string) => ({ title, description: null, picture: null });
    const cards = [
      await draw({}),
      await draw({ displayName: '佐藤 花' }),
      await draw({ themeId: THEMES[1]!.id }),
      await draw({}, { ...NONE, icon }),
      await draw({}, { ...NONE, cover: icon }),
      await draw({ content: titled('朝') }),
      await draw({ content: titled('夕') }),
      await draw({ content: titled('朝') }, { ...NONE, picture: icon }),
    ];
    expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(cards.length);
    expect((await draw({})).equals(cards[0]!)).toBe(true);
  });

  it.each([
    ['with special characters of SVG', `<b>&"'</b> ]]> &amp; <script/>`],
    ['of forty kanji', '麗'.repeat(40)],
    ['of Latin letters only', 'Hanako Sato of the Garden Studio'],
    ['of letters that no font has', '\u{1403}\u{0e01} ꯁ'],
    ['of an emoji, which cannot be drawn', '🌸'],
  ])('accepts a name %s', async (_kind, displayName) => {
    const content = { title: displayName, description: null, picture: null };
    expect(await isBlank(await draw({ displayName }))).toBe(false);
    expect(await isBlank(await draw({ displayName, content }))).toBe(false);
  });

  it.each([
    [
      'the first line of the text',
      '\n雨のあとの庭、\u3000しっとりと。\n明日も来ます。\n#花 #庭',
      '雨のあとの庭、 しっとりと。',
    ],
    ['the beginning of a long line', '花'.repeat(80), `${'花'.repeat(59)}…`],
  ])('of a content without a title is headed with %s', (_what, description, heading) => {
    const { texts } = planCard({ ...SHOWN, content: { title: null, description, picture: null } }, NONE);
    expect(texts.map(({ text }) => text)).toEqual(['Hitohira', heading, '佐藤 花子', '@hanako.sato']);
  });

  it.each([
    ['neither a title nor a text', null],
    ['a text of spaces', ' \n '],
  ])('of a content with %s has no heading', async (_what, description) => {
    const content = { title: null, description, picture: null };
    const { texts } = planCard({ ...SHOWN, content }, NONE);
    expect(texts.map(({ text }) => text)).toEqual(['Hitohira', '佐藤 花子', '@hanako.sato']);
    expect(await isBlank(await draw({ content }))).toBe(false);
  });

  it('omits pictures that cannot be read', async () => {
    const broken = await draw({}, { ...NONE, icon: Buffer.from('GIF89a'), cover: Buffer.from('<svg/>') });
    expect(await isBlank(broken)).toBe(false);
  });
});

describe('the texts of a card', () => {
  it('omit emoji and line breaks, and keep letters outside the BMP', () => {
    expect(drawable('花\n🌸👩‍🌾 と🇯🇵1️⃣\u0000 ★©\u{20bb7}野')).toBe('花 と ★©\u{20bb7}野');
  });

  it('are escaped', () => {
    expect(escapeXml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;');
  });

  const fit = (text: string, width: number, lines: number) =>
    fitLines(text, { width, lines }, (line) => Array.from(line).length);

  it.each<[string, number, number, string[]]>([
    ['short', 10, 1, ['short']],
    ['花'.repeat(40), 10, 1, [`${'花'.repeat(9)}…`]],
    ['a spring planter', 9, 2, ['a spring', 'planter']],
    ['a spring planter of ours', 9, 2, ['a spring', 'planter…']],
    ['春の寄せ植え、作り方', 7, 2, ['春の寄せ植え、', '作り方']],
    ['unbreakableword', 6, 3, ['unbrea', 'kablew', 'ord']],
    ['see (below)', 5, 2, ['see', '(bel…']],
    ['春の庭 #花の市', 5, 2, ['春の庭', '#花の市']],
  ])('%s is wrapped and truncated to fit', (text, width, lines, expected) => {
    expect(fit(text, width, lines)).toEqual(expected);
  });
});
