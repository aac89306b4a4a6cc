import { Heart } from 'lucide-react';
import { type FavoriteKind } from '../../config/favorites';
import { useFavorite } from '../../hooks/useFavorite';
import { useHydrated } from '../../hooks/useHydrated';
import { useTranslation } from '../../i18n/useTranslation';
import { IconButton } from './IconButton';
import styles from './FavoriteButton.module.css';

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
    <IconButton
      className={styles.corner}
      aria-label={label}
      title={label}
      aria-pressed={isKept}
      onClick={toggle}
    >
      <Heart size={16} aria-hidden />
    </IconButton>
  );
}
