import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FavoriteKind } from '../config/favorites';
import { useFavorite } from '../hooks/useFavorite';
import { useHydrated } from '../hooks/useHydrated';
import { look } from '../theme/look';
import { styled } from '../theme/styled';
import { IconButton } from './IconButton';

/** In a corner of what it belongs to, readable on any picture. */
const Corner = styled(IconButton)({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  color: look.vars.palette.text.primary,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 7,
    borderRadius: '50%',
    backgroundColor: look.vars.palette.background.paper,
  },
  isolation: 'isolate',
  '&:hover': { backgroundColor: 'transparent' },
  '&:hover::before': { backgroundColor: look.vars.palette.wash },
  '&[aria-pressed="true"]': { color: look.vars.palette.primary.main },
  '&[aria-pressed="true"] svg': { fill: 'currentColor' },
});

interface FavoriteButtonProps {
  kind: FavoriteKind;
  id: number;
  /** What it is called that is kept. */
  name: string;
}

/** Keeps something on this device, and shows what is kept. It needs a browser: the server knows of no device. */
export function FavoriteButton({ kind, id, name }: FavoriteButtonProps) {
  const { t } = useTranslation('profile');
  const hydrated = useHydrated();
  const { isKept, toggle } = useFavorite(kind, id);
  if (!hydrated) return null;
  const label = t('favorite', { name });
  return (
    <Corner aria-label={label} title={label} aria-pressed={isKept} onClick={toggle}>
      <Heart size={16} aria-hidden />
    </Corner>
  );
}
