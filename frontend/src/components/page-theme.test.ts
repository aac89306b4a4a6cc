import { aPublicAccount } from '../testing/accounts';
import { look } from '../theme/look';
import { themedColors, themeProperties } from './page-theme';

const { tokens } = aPublicAccount().theme;
const { dark, ...night } = tokens;

/** The custom properties that a value takes another one from. */
const takenBy = (value: unknown) => [...String(value).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);

describe('the colours inside a page with a theme', () => {
  it('go by names that the product has its own by', () => {
    const known = takenBy(JSON.stringify(look.vars.palette));
    const named = Object.keys(themedColors('day')).filter((name) => name.startsWith('--h-'));
    expect(named.length).toBeGreaterThan(8);
    for (const name of named) expect(known).toContain(name);
  });

  it('are all given by a theme that looks the same by day and night', () => {
    const given = Object.keys(themeProperties(tokens));
    const fallbacks = Object.values(themedColors('night')).flatMap((value) => takenBy(value));
    for (const name of Object.values(themedColors('day')).flatMap(takenBy)) expect(given).toContain(name);
    for (const name of fallbacks.filter((each) => each.startsWith('--day-'))) expect(given).toContain(name);
    expect(given.some((name) => name.startsWith('--night-'))).toBe(false);
  });

  it('are others by night where the theme has a night of its own', () => {
    const properties = themeProperties({ ...tokens, dark: { ...night, background: '#101010' } }) as Record<
      string,
      unknown
    >;
    expect(properties['--day-ground']).toBe(tokens.background);
    expect(properties['--night-ground']).toBe('#101010');
    for (const name of Object.values(themedColors('night')).flatMap(takenBy)) {
      expect(Object.keys(properties)).toContain(name);
    }
  });

  it('take no picture where the theme has none', () => {
    expect(dark).toBeNull();
    expect(themeProperties(tokens)).toMatchObject({ '--day-image': 'none', '--day-size': 'auto' });
  });
});

describe('the shapes of a page with a theme', () => {
  it('follow it', () => {
    const shaped = themeProperties({
      ...tokens,
      radius: 0,
      avatarShape: 'square',
      density: 'compact',
      fontFamily: 'serif',
      headingFontFamily: 'mono',
    });
    expect(shaped).toMatchObject({
      '--h-shape-borderRadius': '0px',
      '--face-radius': '0',
      '--air': 0.75,
      '--page-font': 'var(--serif)',
      '--display': expect.stringContaining('monospace') as string,
    });
    expect(takenBy(look.vars.shape.borderRadius)).toEqual(['--h-shape-borderRadius']);
  });
});
