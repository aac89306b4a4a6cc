/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ThemeColorScheme } from './themeColorScheme.ts';

export interface ThemeColors {
  /** What browsers are told of the page, for their own scroll bars and fields. */
  colorScheme: ThemeColorScheme;
  /**
     * The ground of the whole page.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  background: string;
  /**
     * A pattern over the ground, in the syntax of CSS `background-image`: gradients alone, never an address. It covers the window and stays where it is while the page moves over it. Null where the ground is plain.
     * @maxLength 1000
     * @nullable
     */
  backgroundImage: string | null;
  /**
     * How large the tiles of the pattern are, in the syntax of CSS `background-size`; null where it fills the window.
     * @maxLength 100
     * @nullable
     */
  backgroundSize: string | null;
  /**
     * The address of the drawing at the top of the page: an SVG on this host that changes its address when it is drawn anew.
     * @maxLength 100
     */
  coverImage: string;
  /**
     * The ground of a card.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  surface: string;
  /**
     * The line around a card, where there is one.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  surfaceBorder: string;
  /**
     * A quiet ground inside a card: what is pointed at, or waits for its picture.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  wash: string;
  /**
     * What is read.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  text: string;
  /**
     * What is read beside it: dates, captions.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  textSecondary: string;
  /**
     * Links, marks and the one action that matters; read on every ground as well.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  accent: string;
  /**
     * What is read on the accent.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  onAccent: string;
  /**
     * Hairlines between things.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  divider: string;
}
