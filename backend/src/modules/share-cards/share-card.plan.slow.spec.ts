import { picture } from '../../../test/support/pictures.js';
import sharp from 'sharp';
import { drawPlan } from '../pictures/draw-plan.js';
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

  it('has a name just above the display ID, whether it takes one or two lines', async () => {
    for (const displayName of ['i'.repeat(30), '花'.repeat(30)]) {
      const line = sharp(await draw({ displayName })).extract({ left: 64, top: 425, width: 400, height: 34 });
      expect(await isBlank(await line.toBuffer())).toBe(false);
    }
  });

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
    ['of letters of many scripts', 'Nguyễn Ω Ж 안녕 简 نور שלום สวัสดี नमस्ते ❤'],
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

  const unnamed = draw({ displayName: SHOWN.displayId });

  // Letters that a font lacks are boxes, which all look alike.
  it.each([
    ['Vietnamese', 'ễ', 'ẵ'],
    ['Cyrillic', 'Ђ', 'Њ'],
    ['Korean', '안녕', '사랑'],
    ['simplified Chinese', '们', '觅'],
    ['Arabic', 'نور', 'ليل'],
    ['Hebrew', 'שלום', 'תודה'],
    ['Thai', 'สวย', 'รัก'],
    ['Devanagari', 'नमन', 'भवन'],
    ['symbols', '❤', '✿'],
  ])('draws %s', async (_script, one, other) => {
    const cards = [await draw({ displayName: one }), await draw({ displayName: other }), await unnamed];
    expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(cards.length);
  });

  it.each([
    ['of styled letters with plain ones', '𝓗𝓪𝓷𝓪𝓴𝓸', 'Hanako'],
    ['of letters that no font has with the display ID', 'ꯁ ꯂ', SHOWN.displayId],
    ['of emoji with the display ID', '🌸👩‍🌾', SHOWN.displayId],
    ['of invisible characters with the display ID', '\u200b\u3164\u200c', SHOWN.displayId],
    ['with some such letters without them', '花ꯁ🌸子', '花子'],
  ])('draws a name %s', async (_what, displayName, drawn) => {
    const content = { title: '朝の市場', description: null, picture: null };
    expect(await draw({ displayName })).toEqual(await draw({ displayName: drawn }));
    expect(await draw({ displayName, content })).toEqual(await draw({ displayName: drawn, content }));
  });

  it('omits pictures that cannot be read', async () => {
    const broken = await draw({}, { ...NONE, icon: Buffer.from('GIF89a'), cover: Buffer.from('<svg/>') });
    expect(await isBlank(broken)).toBe(false);
  });
});

describe('the texts of a card', () => {
  it('omit emoji, line breaks and invisible characters, and keep letters outside the BMP', () => {
    expect(drawable('花\n🌸👩‍🌾 と🇯🇵1️⃣\u0000 ★©\u{20bb7}野')).toBe('花 と ★©\u{20bb7}野');
    expect(drawable('\u202eha\u200bna\u3164')).toBe('hana');
    expect(drawable('می\u200cخواهم')).toBe('می\u200cخواهم');
  });
});
