/** The kinds of themes. Where there is room two stand side by side: a kind has few themes. */
export const ThemeKinds = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: 32,
});

import { styled } from '@mui/material/styles';
