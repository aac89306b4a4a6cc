import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { drawPlan } from '../pictures/draw-plan.js';
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

  it('looks different in every theme', () => {
    const looks = new Set([...drawn.values()].map(({ data }) => Buffer.from(data).toString('base64')));
    expect(looks.size).toBe(THEMES.length);
  });
});
