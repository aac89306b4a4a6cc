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

const drawn = new Set<string>();

describe('a poster', () => {
  it.each(THEMES.map((theme) => [theme.name, theme] as const))(
    'wears the theme %s, and its code opens the page',
    async (_name, theme) => {
      const { content } = await drawPlan(planPoster(SHOWN, theme), 'png');
      const small = sharp(content).resize({ width: 600 }).ensureAlpha();
      const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
      expect(decodeQr({ data: new Uint8Array(data), width: info.width, height: info.height })).toBe(
        SHOWN.address,
      );
      drawn.add(data.toString('base64'));
    },
  );

  it('looks different in every theme', () => {
    expect(drawn.size).toBe(THEMES.length);
  });
});
