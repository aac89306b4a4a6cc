import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

/** The column of a page of favorites. */
export const FavoritesColumn = styled('div')({
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: 'clamp(24px, 5vh, 48px) clamp(16px, 4vw, 40px)',
  containerType: 'inline-size',
});

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 12,
});

/** A placeholder for loading favorites. */
export function FavoritesPlaceholder({ count }: { count: number }) {
  return (
    <Tiles>
      {Array.from({ length: count }, (_none, index) => (
        <Skeleton key={index} variant="rounded" height={180} />
      ))}
    </Tiles>
  );
}
