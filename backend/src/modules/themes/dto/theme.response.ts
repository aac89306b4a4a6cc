import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiChoice, ApiInteger, ApiNullable, ApiText } from '../../../common/http/api-fields.js';
import {
  AVATAR_SHAPES,
  CARD_STYLES,
  DISPLAY_FONTS,
  DENSITIES,
  HEADING_MARKS,
  HEADING_STYLES,
  SHAPES,
  THEME_COLOR_SCHEMES,
  THEME_FONTS,
  type ThemeColors,
  type ThemeTokens,
  MAX_RADIUS,
} from '../theme-tokens.js';

/** Documents a color. */
const Color = (description: string, example: string): PropertyDecorator =>
  ApiProperty({ description, minLength: 7, maxLength: 7, pattern: '^#[0-9a-f]{6}$', example });

/** The colors of a page. */
@ApiSchema({ name: 'ThemeColors' })
export class ThemeColorsResponse implements ThemeColors {
  @ApiChoice(
    'What browsers are told of the page, for their own scroll bars and fields.',
    THEME_COLOR_SCHEMES,
    'ThemeColorScheme',
    'light',
  )
  colorScheme: ThemeColors['colorScheme'];

  @Color('The ground of the whole page.', '#faf6ef')
  background: string;

  @ApiProperty({
    description:
      'A pattern over the ground, in the syntax of CSS `background-image`: gradients alone, never an address. It covers the window and stays where it is while the page moves over it. Null where the ground is plain.',
    type: 'string',
    nullable: true,
    maxLength: 1000,
    example: 'linear-gradient(180deg, #faf6ef, #f3ece0)',
  })
  backgroundImage: string | null;

  @ApiProperty({
    description:
      'How large the tiles of the pattern are, in the syntax of CSS `background-size`; null where it fills the window.',
    type: 'string',
    nullable: true,
    maxLength: 100,
    example: '24px 24px',
  })
  backgroundSize: string | null;

  @ApiText(
    'The address of the drawing at the top of the page: an SVG on this host that changes its address when it is drawn anew.',
    100,
    '/theme-covers/kinari-light-0f3a9c5d7e214b68.svg',
  )
  coverImage: string;

  @Color('The ground of a card.', '#fffdf9')
  surface: string;

  @Color('The line around a card, where there is one.', '#e3dacb')
  surfaceBorder: string;

  @Color('A quiet ground inside a card: what is pointed at, or waits for its picture.', '#f3ece0')
  wash: string;

  @Color('What is read.', '#1d1a16')
  text: string;

  @Color('What is read beside it: dates, captions.', '#625b50')
  textSecondary: string;

  @Color('Links, marks and the one action that matters; read on every ground as well.', '#ad1f3d')
  accent: string;

  @Color('What is read on the accent.', '#fffaf6')
  onAccent: string;

  @Color('Hairlines between things.', '#e3dacb')
  divider: string;
}

/** The design tokens of a theme. */
@ApiSchema({ name: 'ThemeTokens' })
export class ThemeTokensResponse extends ThemeColorsResponse implements ThemeTokens {
  @ApiNullable(
    'The colors for visitors whose device asks for dark ones; null where the theme looks the same by day and night.',
    ThemeColorsResponse,
  )
  dark: ThemeColorsResponse | null;

  @ApiChoice('The typeface of texts.', THEME_FONTS, 'ThemeFont', 'sans')
  fontFamily: ThemeTokens['fontFamily'];

  @ApiChoice(
    'The kind of typeface for what the display font does not have, or until it has arrived.',
    THEME_FONTS,
    'ThemeFont',
    'serif',
  )
  headingFontFamily: ThemeTokens['headingFontFamily'];

  @ApiChoice(
    'The typeface of the name and the headlines.',
    DISPLAY_FONTS,
    'ThemeDisplayFont',
    'zen-old-mincho',
  )
  displayFont: ThemeTokens['displayFont'];

  @ApiChoice(
    'What marks the heading of a block: nothing, a line under it, a short bar before it. The mark says more; this is the nearest of the three.',
    HEADING_STYLES,
    'ThemeHeadingStyle',
    'plain',
  )
  headingStyle: ThemeTokens['headingStyle'];

  @ApiChoice('What marks the heading of a block on its page.', HEADING_MARKS, 'ThemeHeadingMark', 'plain')
  headingMark: ThemeTokens['headingMark'];

  @ApiInteger({
    description: 'The corners of cards and pictures, in pixels.',
    minimum: 0,
    maximum: MAX_RADIUS,
    example: 10,
  })
  radius: number;

  @ApiChoice(
    'How cards stand out from the ground: not at all, by a line, by a color of their own.',
    CARD_STYLES,
    'ThemeCardStyle',
    'outline',
  )
  cardStyle: ThemeTokens['cardStyle'];

  @ApiChoice('The shape of links and tiles.', SHAPES, 'ThemeShape', 'card')
  shape: ThemeTokens['shape'];

  @ApiChoice("The shape of the creator's icon.", AVATAR_SHAPES, 'ThemeAvatarShape', 'circle')
  avatarShape: ThemeTokens['avatarShape'];

  @ApiChoice('How much air is between things.', DENSITIES, 'ThemeDensity', 'regular')
  density: ThemeTokens['density'];
}

/** A theme for public pages. */
@ApiSchema({ name: 'Theme' })
export class ThemeResponse {
  @ApiInteger({ description: 'Names the theme in requests.', example: 1 })
  themeId: number;

  @ApiText('A short name in ASCII, the same in every language.', 30, 'kinari')
  name: string;

  @ApiText('What it is called, in the language of the request.', 30, 'Plain paper')
  displayName: string;

  @ApiText('What its kind is called, in the language of the request.', 30, 'Paper')
  categoryDisplayName: string;

  @ApiProperty({ description: 'What the page is drawn with.', type: ThemeTokensResponse })
  tokens: ThemeTokensResponse;
}
