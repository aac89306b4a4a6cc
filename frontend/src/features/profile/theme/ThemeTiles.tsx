import { styled } from '@mui/material/styles';
import { look } from '../../../theme/look';

/** A grid of themes, two columns on a phone. */
export const ThemeTiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  gap: 16,
  [look.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
});
