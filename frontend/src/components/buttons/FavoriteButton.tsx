import { Heart } from 'lucide-react';
import { type FavoriteKind } from '../../config/favorites';
import { useFavorite } from '../../hooks/useFavorites';
import { useHydrated } from '../../hooks/useHydrated';
import { useTranslation } from '../../i18n/useTranslation';
import { IconButton } from './IconButton';
import styles from './FavoriteButton.module.css';

interface FavoriteButtonProps {
  kind: FavoriteKind;
  id: number;
  /** The name of the content or item. */
  name: string;
}

/** Adds to or removes from the favorites on this device; shown once hydrated. */
export function FavoriteButton({ kind, id, name }: FavoriteButtonProps) {
  const { t } = useTranslation('profile');
  const hydrated = useHydrated();
  const { isFavorite, toggle } = useFavorite(kind, id);
  if (!hydrated) return null;
  const label = t('favorite', { name });
  return (
    <IconButton
      className={styles.corner}
      aria-label={label}
      title={label}
      aria-pressed={isFavorite}
      onClick={toggle}
    >
      <Heart size={16} aria-hidden />
    </IconButton>
  );
}
