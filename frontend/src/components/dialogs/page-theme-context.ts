import { createContext } from 'react';
import { type ThemeTokens } from '../../api/generated/model/themeTokens';

/** The theme of the creator's page around; null elsewhere. Dialogs are rendered outside of the page. */
export const PageThemeContext = createContext<ThemeTokens | null>(null);
