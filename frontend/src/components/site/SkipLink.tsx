import { useTranslation } from '../../i18n/useTranslation';
import styles from './SkipLink.module.css';

/** The id of the main content in every layout. */
export const CONTENT_ID = 'content';

/** Skips to the main content; visible on focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`}>
      {t('skipToContent')}
    </a>
  );
}
