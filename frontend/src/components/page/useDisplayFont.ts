import { useEffect } from 'react';
import { type ThemeTokens } from '../../api/generated/model/themeTokens';
import { addDisplayFont } from './display-font';

/** Loads the display font of a theme for some texts, in previews; public pages bring theirs. */
export function useDisplayFont({ displayFont }: ThemeTokens, texts: readonly string[]): void {
  const text = texts.join('');
  useEffect(() => addDisplayFont(displayFont, text), [displayFont, text]);
}
