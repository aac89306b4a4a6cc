import { useTranslation } from '../../../i18n/useTranslation';
import styles from './Categories.module.css';

/** What the page is about: of two categories that are called the same, once. */
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
