import { createHash } from 'node:crypto';
import { type DisplayFont, fontFamily, fontFile } from '../fonts/font-files.js';
import { type CardCover, type CardPicture, type CardPlan, type CardText } from '../pictures/draw-card.js';
import { COVER_HEIGHT, COVER_WIDTH } from '../themes/covers/drawing.js';
import { coverOf } from '../themes/theme-covers.js';
import { type Theme } from '../themes/theme.js';
import { themeOrDefault } from '../themes/themes.js';
import { CARD_SIZE } from './share-card.js';
import { type CardInputs } from './share-card.read-model.js';

/** Increased when the design of cards changes. */
const DESIGN = 1;

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

/** The distance of contents from the edges, in pixels. */
const MARGIN = 64;

/** The part of the creator's card that shows the cover. */
const SHOWN_COVER = 330;

/** The icon on the creator's card, which lies over the edge of the cover, and on a content's. */
const ICON = { size: 232, ring: 10, top: 192 };
const SMALL_ICON = { size: 88, ring: 4, top: 478 };

/** The picture of a content. */
const PICTURE = { size: 446 };

/** What a content's card lies on, over the cover. */
const PANEL = { inset: 36, radius: 28 };

/** The product's petal (`Mark.tsx`), 24 by 24. */
const PETAL =
  'M12 23C5.5 18.6 2.6 12.9 4.3 7.4 5.2 4.5 7.1 2.3 9.6 1L12 3.6 14.4 1c2.5 1.3 4.4 3.5 5.3 6.4C21.4 12.9 18.5 18.6 12 23Z';

const PRODUCT = 'Hitohira';

/** What a card's pictures contain; null where there is none. */
export interface CardContents {
  icon: Uint8Array | null;
  cover: Uint8Array | null;
  picture: Uint8Array | null;
}

/** The hash of what a card shows and how it is drawn. */
export function hashInputs({ displayId, displayName, themeId, icon, cover, content }: CardInputs): string {
  const theme = themeOrDefault(themeId);
  const { displayFont, avatarShape, ...tokens } = theme.tokens;
  const shown = [
    DESIGN,
    displayId,
    displayName,
    icon?.hash,
    cover?.hash,
    content && [cardTitle(content), content.picture?.hash],
    displayFont,
    avatarShape,
    tokens.coverImage,
    colorsOf(theme),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}

/** Plans the card of a creator's page or of a content. */
export function planCard(inputs: CardInputs, contents: CardContents): CardPlan {
  const theme = themeOrDefault(inputs.themeId);
  const drawn =
    inputs.content === null ? planCreator(inputs, contents, theme) : planContent(inputs, contents, theme);
  const families = familiesOf(theme);
  return {
    ...CARD_SIZE,
    fontFiles: families.map(fontFile),
    background: theme.tokens.background,
    cover: coverFor(theme, contents.cover, inputs.content === null ? SHOWN_COVER : HEIGHT),
    shapes: drawn.shapes.join(''),
    pictures: drawn.pictures,
    texts: drawn.texts
      .map((text) => ({ ...text, text: drawable(text.text), families: families.map(fontFamily) }))
      .filter(({ text }) => text !== ''),
  };
}

/** A plan whose texts are set in the theme's typeface. */
interface Drawn {
  shapes: string[];
  pictures: CardPicture[];
  texts: Omit<CardText, 'families'>[];
}

function planCreator({ displayName, displayId }: CardInputs, { icon }: CardContents, theme: Theme): Drawn {
  const colors = colorsOf(theme);
  const textLeft = icon === null ? MARGIN : MARGIN + ICON.size + 40;
  const width = WIDTH - MARGIN - textLeft;
  return {
    shapes: [
      ...(icon === null ? [] : [ring(MARGIN, ICON, colors.background, theme)]),
      mark(MARGIN, 556, 36, colors.accent),
    ],
    pictures: icon === null ? [] : [avatar(icon, MARGIN, ICON, theme)],
    texts: [
      {
        text: displayName,
        x: textLeft,
        y: 424,
        width,
        lines: 1,
        size: 68,
        lineHeight: 80,
        color: colors.text,
      },
      {
        text: `@${displayId}`,
        x: textLeft,
        y: 488,
        width,
        lines: 1,
        size: 34,
        lineHeight: 40,
        color: colors.accent,
      },
      {
        text: PRODUCT,
        x: MARGIN + 50,
        y: 586,
        width: 400,
        lines: 1,
        size: 30,
        lineHeight: 36,
        color: colors.textSecondary,
      },
    ],
  };
}

function planContent(inputs: CardInputs, { icon, picture }: CardContents, theme: Theme): Drawn {
  const { displayName, displayId, content } = inputs;
  const colors = colorsOf(theme);
  const left = PANEL.inset + 48;
  const right = picture === null ? WIDTH - left : WIDTH - PICTURE.size - 92 - 44;
  const nameLeft = icon === null ? left : left + SMALL_ICON.size + 24;
  const title = cardTitle(content);
  return {
    shapes: [
      rectangle(
        PANEL.inset,
        PANEL.inset,
        WIDTH - 2 * PANEL.inset,
        HEIGHT - 2 * PANEL.inset,
        colors.surface,
        PANEL.radius,
      ),
      ...(icon === null ? [] : [ring(left, SMALL_ICON, colors.surface, theme)]),
      mark(left, 78, 34, colors.accent),
    ],
    pictures: [
      ...(picture === null
        ? []
        : [
            {
              content: picture,
              x: WIDTH - PICTURE.size - 92,
              y: (HEIGHT - PICTURE.size) / 2,
              width: PICTURE.size,
              height: PICTURE.size,
              radius: Math.min(theme.tokens.radius, 24),
            },
          ]),
      ...(icon === null ? [] : [avatar(icon, left, SMALL_ICON, theme)]),
    ],
    texts: [
      {
        text: PRODUCT,
        x: left + 46,
        y: 106,
        width: 300,
        lines: 1,
        size: 28,
        lineHeight: 34,
        color: colors.textSecondary,
      },
      {
        text: title,
        x: left,
        y: 212,
        width: right - left,
        lines: 4,
        size: 52,
        lineHeight: 70,
        color: colors.text,
      },
      {
        text: displayName,
        x: nameLeft,
        y: 516,
        width: right - nameLeft,
        lines: 1,
        size: 34,
        lineHeight: 40,
        color: colors.text,
      },
      {
        text: `@${displayId}`,
        x: nameLeft,
        y: 558,
        width: right - nameLeft,
        lines: 1,
        size: 26,
        lineHeight: 32,
        color: colors.accent,
      },
    ],
  };
}

/** The colours of a page for visitors who prefer none. */
function colorsOf({
  tokens,
}: Theme): Record<'background' | 'surface' | 'text' | 'textSecondary' | 'accent', string> {
  const { background, surface, text, textSecondary, accent } = tokens;
  return { background, surface, text, textSecondary, accent };
}

/** The title of a content, or the beginning of its text. */
function cardTitle(content: CardInputs['content']): string {
  return content?.title ?? content?.description?.slice(0, 200) ?? '';
}

/** The theme's typeface, and those with the letters that it does not have. */
function familiesOf({ tokens }: Theme): DisplayFont[] {
  const serif = tokens.headingFontFamily === 'serif';
  const others: DisplayFont[] = ['zen-maru-gothic', 'zen-old-mincho'];
  return [...new Set<DisplayFont>([tokens.displayFont, ...(serif ? others.toReversed() : others)])];
}

/** Emoji, which the typefaces do not have. */
const EMOJI = /\p{RGI_Emoji}|[\u{1f000}-\u{1faff}\u{e0000}-\u{e007f}\u20e3\u200d\ufe0e\ufe0f]/gv;

/** A text on one line without what cannot be drawn. */
export function drawable(text: string): string {
  return text
    .replace(EMOJI, '')
    .replace(/[\p{Z}\p{C}]+/gu, ' ')
    .trim();
}

function rectangle(x: number, y: number, width: number, height: number, color: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`;
}

/** The creator's own cover, or the theme's drawing. */
function coverFor(theme: Theme, own: Uint8Array | null, height: number): CardCover {
  if (own !== null) return { content: own, height };
  // Without its animations, which belong to pages.
  const drawing = coverOf(theme, theme.tokens.colorScheme).replace(/<style>.*?<\/style>/s, '');
  return { svg: drawing, ratio: COVER_WIDTH / COVER_HEIGHT, height };
}

function mark(x: number, y: number, size: number, color: string): string {
  const scale = size / 24;
  return `<path transform="translate(${x} ${y}) scale(${scale}) rotate(24 12 12)" fill="${color}" d="${PETAL}"/>`;
}

/** The places of an icon: its size, the ring around it and its distance from the top. */
type IconPlace = typeof ICON;

/** The radius of the corners of an icon. */
function roundness(size: number, { tokens }: Theme): number {
  return { circle: size / 2, rounded: size / 5, square: 0 }[tokens.avatarShape];
}

function ring(x: number, { size, ring: width, top }: IconPlace, color: string, theme: Theme): string {
  const whole = size + 2 * width;
  return rectangle(x - width, top - width, whole, whole, color, roundness(whole, theme));
}

function avatar(content: Uint8Array, x: number, { size, top }: IconPlace, theme: Theme): CardPicture {
  return { content, x, y: top, width: size, height: size, radius: roundness(size, theme) };
}
