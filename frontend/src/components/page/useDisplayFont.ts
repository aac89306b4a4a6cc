import { displayFontFace } from '@hitohira/backend/rules';
import { useEffect } from 'react';
import { type ThemeTokens } from '../../api/generated/model/themeTokens';

/** Loads the display font of a theme for some texts, in previews; public pages bring theirs. */
export function useDisplayFont({ displayFont }: ThemeTokens, texts: readonly string[]): void {
  const text = texts.join('');
  useEffect(() => {
    const face = displayFontFace(displayFont, [text]);
    if (face === null || !('FontFace' in window)) return;
    const { family, address, range, weight } = face;
    const font = new FontFace(family, `url("${address}") format("woff2")`, {
      weight,
      unicodeRange: range,
    });
    document.fonts.add(font);
    return () => {
      document.fonts.delete(font);
    };
  }, [displayFont, text]);
}
