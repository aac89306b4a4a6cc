import { createContext } from 'react';
import { type ThemeTokens } from '../../api/generated/model/themeTokens';

/** The theme of the surrounding creator's page; null elsewhere. Dialogs are rendered outside that page. */
export const PageThemeContext = createContext<ThemeTokens | null>(null);
