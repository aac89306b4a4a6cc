import { useTranslation } from '../../../i18n/useTranslation';
import styles from './Categories.module.css';

/** The categories of the page, without duplicate names. */
export function Categories({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('profile');
  if (names.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('categories')}>
      {[...new Set(names)].map((name) => (
        <li key={name}>#{name}</li>
      ))}
    </ul>
  );
}
