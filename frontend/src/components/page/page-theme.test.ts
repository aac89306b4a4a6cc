import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aPublicAccount } from '../../testing/accounts';
import { themeProperties } from './page-theme';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

const { tokens } = aPublicAccount().theme;
const { dark, ...night } = tokens;

/** The custom properties that a style sheet uses. */
const usedIn = (css: string, prefix: string) =>
  new Set(
    [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!).filter((name) => name.startsWith(prefix)),
  );

const ground = read('PageGround.module.css');

describe('the colors of a theme', () => {
  it('use the custom properties of the product', () => {
    const product = read('../../theme/tokens.css');
    const named = [...ground.matchAll(/^ {2}(--color-[\w-]+):/gm)].map(([, name]) => name!);
    expect(new Set(named).size).toBeGreaterThan(8);
    for (const name of named) expect(product).toContain(`${name}: `);
  });

  it('are all set by a theme without a dark variant', () => {
    const given = Object.keys(themeProperties(tokens));
    const day = usedIn(ground, '--day-');
    expect(day.size).toBeGreaterThan(10);
    for (const name of day) expect(given).toContain(name);
    expect(given.some((name) => name.startsWith('--night-'))).toBe(false);
  });

  it('differ at night if the theme has a dark variant', () => {
    const properties = themeProperties({ ...tokens, dark: { ...night, background: '#101010' } }) as Record<
      string,
      unknown
    >;
    expect(properties['--day-ground']).toBe(tokens.background);
    expect(properties['--night-ground']).toBe('#101010');
    for (const name of usedIn(ground, '--night-')) expect(Object.keys(properties)).toContain(name);
  });

  it('have no image if the theme has none', () => {
    expect(dark).toBeNull();
    expect(themeProperties(tokens)).toMatchObject({ '--day-image': 'none', '--day-size': 'auto' });
  });
});

describe('the shapes of a theme', () => {
  it('are set by the theme', () => {
    const shaped = themeProperties({
      ...tokens,
      radius: 0,
      avatarShape: 'square',
      density: 'compact',
      fontFamily: 'serif',
      headingFontFamily: 'mono',
    });
    expect(shaped).toMatchObject({
      '--radius': '0px',
      '--face-radius': '0',
      '--air': 0.75,
      '--page-font': 'var(--font-serif)',
      '--font-display': 'var(--font-mono)',
      '--font-page': '"display-zen-old-mincho", var(--font-display)',
    });
  });
});
