import { createHash } from 'node:crypto';
import { contentName } from '../contents/content-name.rules.js';
import type { DrawingPlan } from '../pictures/draw-plan.js';
import { roughWidth } from '../pictures/fit-lines.js';
import { type Theme } from '../themes/theme.js';
import { themeOrDefault } from '../themes/themes.js';
import { CARD_SIZE } from './share-card.js';
import { type CardInputs } from './share-card.read-model.js';
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
} from './themed-drawing.js';

/** Increase it when the design of cards changes. */
const DESIGN = 5;

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

const MARGIN = 64;

/** The part of the creator's card that shows the cover. */
const SHOWN_COVER = 330;

/** The icon on a creator's card, where it overlaps the edge of the cover, and on a content's. */
const ICON = { size: 232, ring: 10, top: 192 };
const SMALL_ICON = { size: 88, ring: 4, top: 478 };

/** The picture of a content. */
const PICTURE = { size: 446 };

/** The panel of a content's card, over the cover. */
const PANEL = { inset: 36, radius: 28 };

/** The bytes of a card's pictures; null for missing ones. */
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

/** In pixels. */
const NAME_SIZE = { largest: 68, least: 50 };

/** Lays out the card of a creator's page or of a content. */
export function planCard(inputs: CardInputs, contents: CardContents): DrawingPlan {
  const theme = themeOrDefault(inputs.themeId);
  const isCreator = inputs.content === null;
  const drawing = isCreator ? planCreator(inputs, contents, theme) : planContent(inputs, contents, theme);
  return toPlan(drawing, {
    theme,
    ...CARD_SIZE,
    density: 1,
    cover: { own: contents.cover, height: isCreator ? SHOWN_COVER : HEIGHT },
  });
}

function planCreator(
  { displayName, displayId }: CardInputs,
  { icon }: CardContents,
  theme: Theme,
): ThemedDrawing {
  const colors = colorsOf(theme);
  const textLeft = icon === null ? MARGIN : MARGIN + ICON.size + 40;
  const width = WIDTH - MARGIN - textLeft;
  const { y, ...name } = nameLines(drawable(displayName) || displayId, width);
  return {
    shapes: [
      ...(icon === null ? [] : [ring(MARGIN, ICON, colors.background, theme)]),
      mark(MARGIN, 556, 36, colors.accent),
    ],
    pictures: icon === null ? [] : [avatar(icon, MARGIN, ICON, theme)],
    texts: [
      {
        text: displayName,
        instead: displayId,
        headline: true,
        x: textLeft,
        y: y.name,
        width,
        ...name,
        color: colors.text,
      },
      {
        text: `@${displayId}`,
        x: textLeft,
        y: y.displayId,
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

/** Sizes of a creator's name: as large as one line takes, else on two lines; and the baselines of what is beside it. */
function nameLines(name: string, width: number) {
  const size = Math.min(NAME_SIZE.largest, Math.floor(width / roughWidth(name)));
  if (size >= NAME_SIZE.least) return { lines: 1, size, lineHeight: 80, y: { name: 424, displayId: 488 } };
  return {
    ...{ lines: 2, size: NAME_SIZE.least, lineHeight: 58 },
    baseline: 'last' as const,
    y: { name: 460, displayId: 518 },
  };
}

function planContent(inputs: CardInputs, { icon, picture }: CardContents, theme: Theme): ThemedDrawing {
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
        headline: true,
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
        instead: displayId,
        headline: true,
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

/** The title on a content's card; empty if it has neither a title nor a text. */
function cardTitle(content: CardInputs['content']): string {
  return (content && contentName(content)) ?? '';
}
