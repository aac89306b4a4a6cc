import { Global } from '@emotion/react';
import { THEME_ID } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { createContext, type ReactNode, useContext } from 'react';
import { muiTheme, MUI_VARIABLES } from './mui-theme';

const Inside = createContext(false);

/**
 * What MUI's components need around them to look like the product. Creators' pages are made without these, so the frames
 * that have some bring it along, and so does every dialog.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  if (useContext(Inside)) return children;
  return (
    <Inside value>
      <Global styles={MUI_VARIABLES} />
      <ThemeProvider themeId={THEME_ID} theme={muiTheme}>
        {children}
      </ThemeProvider>
    </Inside>
  );
}
