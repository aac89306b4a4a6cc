import { inflateSync } from 'node:zlib';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { fontFile } from '../fonts/font-files.js';
import { type DrawingPlan, drawPlan } from '../pictures/draw-plan.js';
import { THEMES } from '../themes/themes.js';
import { planPoster, type PosterInputs } from './poster.plan.js';

const SHOWN: PosterInputs = {
  displayName: '佐藤 花子',
  displayId: 'hanako.sato',
  address: 'https://hitohira.example/profile/hanako.sato',
  language: 'ja',
  icon: null,
  cover: null,
};

/** Operators in a PDF page (ISO 32000-2, annex A): `f` fills a path; `B` also strokes it. */
async function operatorsOf(plan: DrawingPlan): Promise<string[]> {
  const { content } = await drawPlan(plan, 'pdf');
  const pages = [...content.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)].flatMap(
    ([, stream = '']) => {
      const bytes = Buffer.from(stream, 'latin1');
      // Skips pictures, which begin differently.
      return bytes[0] === 0x78 ? [inflateSync(bytes).toString('latin1')] : [];
    },
  );
  return pages.join('\n').split(/\s+/);
}

describe('a poster', () => {
  const drawn = new Map<string, { data: Uint8Array; width: number; height: number }>();
  beforeAll(async () => {
    for (const theme of THEMES) {
      const { content } = await drawPlan(planPoster(SHOWN, theme), 'png');
      const small = sharp(content).resize({ width: 600 }).ensureAlpha();
      const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
      drawn.set(theme.name, { data: new Uint8Array(data), width: info.width, height: info.height });
    }
  });

  it.each(THEMES.map(({ name }) => name))('has a code that opens the page, in the theme %s', (name) => {
    expect(decodeQr(drawn.get(name)!)).toBe(SHOWN.address);
  });

  it.each(THEMES.map((theme) => [theme.name, theme] as const))(
    'shows the longest names whole in the theme %s',
    async (_name, theme) => {
      const draw = async (displayName: string) =>
        (await drawPlan({ ...planPoster({ ...SHOWN, displayName }, theme), density: 0.5 }, 'png')).content;
      for (const letters of ['花'.repeat(29), 'Hanako Garden Studio and Shop'])
        expect(await draw(`${letters}一`)).not.toEqual(await draw(`${letters}二`));
    },
  );

  it('looks different in every theme', () => {
    const looks = new Set([...drawn.values()].map(({ data }) => Buffer.from(data).toString('base64')));
    expect(looks.size).toBe(THEMES.length);
  });

  it('has only its name in the display font of the theme, thickened if its strokes are thin', () => {
    const styles = (name: string) =>
      planPoster(
        SHOWN,
        THEMES.find((theme) => theme.name === name)!,
      ).texts.map(({ fonts: [font], thickening = 0 }) => [font, thickening > 0]);
    const plain = Array.from({ length: 4 }, () => [fontFile('zen-maru-gothic'), false]);
    expect(styles('candy')).toEqual([[fontFile('hachi-maru-pop'), true], ...plain]);
    expect(styles('dot')).toEqual([[fontFile('dotgothic16'), false], ...plain]);
  });

  it('has thickened names in a PDF, too', async () => {
    const theme = THEMES.find(({ name }) => name === 'candy')!;
    const plan = planPoster(SHOWN, theme);
    const thin = { ...plan, texts: plan.texts.map((text) => ({ ...text, thickening: 0 })) };
    const [drawn, without] = [await operatorsOf(plan), await operatorsOf(thin)];
    expect(without.filter((operator) => operator === 'B')).toEqual([]);
    expect(drawn.filter((operator) => operator === 'B')).toHaveLength(1);
  });
});
