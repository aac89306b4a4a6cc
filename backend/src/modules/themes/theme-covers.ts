import { createHash } from 'node:crypto';
import { type Theme, type ThemeDesign } from './theme.js';

/** Where covers are served from. */
export const THEME_COVERS_PATH = 'theme-covers';

/** The length of the content hash in a cover's address, in hexadecimal digits. */
const HASH_LENGTH = 16;

/** The covers by file name, as SVG documents. */
const covers = new Map<string, string>();

/** The cover with a file name, as an SVG document; null if there is none. */
export function findCover(name: string): string | null {
  return covers.get(name) ?? null;
}

/** The cover of a theme for visitors with a color scheme, as an SVG document. */
export function coverOf({ tokens }: Theme, scheme: 'light' | 'dark'): string {
  const { coverImage } = scheme === 'dark' && tokens.dark !== null ? tokens.dark : tokens;
  return covers.get(coverImage.slice(coverImage.lastIndexOf('/') + 1)) ?? '';
}

/** Draws the covers of a theme and adds their addresses, which change with the drawing. */
export function withCovers({ cover, ...theme }: ThemeDesign): Theme {
  const address = (scheme: 'light' | 'dark'): string => {
    const document = cover(scheme);
    const hash = createHash('sha256').update(document).digest('hex').slice(0, HASH_LENGTH);
    const name = `${theme.name}-${scheme}-${hash}.svg`;
    covers.set(name, document);
    return `/${THEME_COVERS_PATH}/${name}`;
  };
  const { dark, ...look } = theme.tokens;
  return {
    ...theme,
    tokens: {
      ...look,
      coverImage: address(look.colorScheme),
      dark: dark && { ...dark, coverImage: address('dark') },
    },
  };
}
