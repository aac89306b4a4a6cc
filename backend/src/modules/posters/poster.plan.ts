import { create } from 'qrcode';
import { type Language } from '../../common/rules/language.js';
import type { DrawingPlan } from '../pictures/draw-plan.js';
import { roughWidth } from '../pictures/fit-lines.js';
import {
  avatar,
  colorsOf,
  drawable,
  mark,
  PRODUCT,
  rectangle,
  ring,
  type ThemedDrawing,
  toPlan,
} from '../share-cards/themed-drawing.js';
import { type Theme } from '../themes/theme.js';

/** The size of a poster in pixels: A4 at 150 dpi. */
const POSTER_SIZE = { width: 1240, height: 1754 } as const;

/** PNG files have the 300 dpi that print needs. */
const DENSITY = 2;

const COVER = 600;

/** The icon, which overlaps the edge of the cover. */
const ICON = { size: 300, ring: 14, top: 430 };

/** The white square with the code. */
const CODE = { size: 540, top: 990, radius: 32 };

/** The empty border of a QR code, in modules (ISO/IEC 18004). */
const QUIET_MODULES = 4;

const TEXT_WIDTH = POSTER_SIZE.width - 2 * 90;

/** Font sizes of the name: one that is too long for one line at the smaller size takes two. */
const NAME = { largest: 84, oneLine: 52, twoLines: 56 };

const CENTER = POSTER_SIZE.width / 2;

/** The call to action. */
const HINTS: Record<Language, string> = {
  ja: 'スマートフォンのカメラで読み取ってください',
  en: 'Scan with your phone’s camera',
};

/** What a poster shows. */
export interface PosterInputs {
  displayName: string;
  displayId: string;
  /** The URL in the QR code. */
  address: string;
  language: Language;
  icon: Uint8Array | null;
  cover: Uint8Array | null;
}

/** Lays out a printable poster: the creator and a QR code that opens their page. */
export function planPoster(inputs: PosterInputs, theme: Theme): DrawingPlan {
  const { icon, cover } = inputs;
  const colors = colorsOf(theme);
  const iconLeft = CENTER - ICON.size / 2;
  const drawing: ThemedDrawing = {
    shapes: [
      ...(icon === null ? [] : [ring(iconLeft, ICON, colors.background, theme)]),
      rectangle(CENTER - CODE.size / 2, CODE.top, CODE.size, CODE.size, '#ffffff', CODE.radius),
      codeOf(inputs.address),
      mark(CENTER - 86, 1671, 36, colors.accent),
    ],
    pictures: icon === null ? [] : [avatar(icon, iconLeft, ICON, theme)],
    texts: [
      nameOf(inputs, colors.text),
      centered(`@${inputs.displayId}`, 942, 38, colors.accent),
      centered(HINTS[inputs.language], 1588, 32, colors.text),
      centered(inputs.address.replace(/^https?:\/\//, ''), 1638, 28, colors.textSecondary),
      { ...centered(PRODUCT, 1700, 30, colors.textSecondary), x: CENTER + 22 },
    ],
  };
  return toPlan(drawing, { theme, ...POSTER_SIZE, density: DENSITY, cover: { own: cover, height: COVER } });
}

function centered(text: string, y: number, size: number, color: string): ThemedDrawing['texts'][number] {
  return { text, x: CENTER, anchor: 'middle', y, width: TEXT_WIDTH, lines: 1, size, lineHeight: size, color };
}

/** The name on one line, as large as fits, or else on two. */
function nameOf(
  { displayName, displayId }: Pick<PosterInputs, 'displayName' | 'displayId'>,
  color: string,
): ThemedDrawing['texts'][number] {
  const fitting = Math.floor(TEXT_WIDTH / roughWidth(drawable(displayName) || displayId));
  const size = Math.min(NAME.largest, fitting);
  const text = { ...centered(displayName, 862, size, color), instead: displayId, headline: true };
  const twoLines = { baseline: 'last' as const, y: 876, lines: 2, size: NAME.twoLines, lineHeight: 64 };
  return fitting >= NAME.oneLine ? text : { ...text, ...twoLines };
}

/** A URL's QR code as one path, black on white, which cameras read best. */
function codeOf(address: string): string {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const module = CODE.size / (modules.size + 2 * QUIET_MODULES);
  const left = CENTER - CODE.size / 2 + QUIET_MODULES * module;
  const top = CODE.top + QUIET_MODULES * module;
  const squares = Array.from(modules.data, (isDark, index) => {
    const [column, row] = [index % modules.size, Math.floor(index / modules.size)];
    return isDark ? `M${column} ${row}h1v1h-1z` : '';
  });
  return `<path transform="translate(${left} ${top}) scale(${module})" fill="#000000" d="${squares.join('')}"/>`;
}
