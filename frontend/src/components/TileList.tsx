import { styled } from '../theme/styled';

/** Pictures with their words, side by side: two of them in a row, where it is not said how many. */
export const TileList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'clamp(8px, 2.5cqi, 16px)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'relative', minWidth: 0 },
});
