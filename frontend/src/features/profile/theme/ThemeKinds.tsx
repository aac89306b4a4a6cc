/** The kinds of themes, in two columns where there is room. */
export const ThemeKinds = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: 32,
});

import { styled } from '@mui/material/styles';
