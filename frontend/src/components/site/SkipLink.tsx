import { useTranslation } from '../../i18n/useTranslation';
import styles from './SkipLink.module.css';

/** The id of what a page is about, in every frame. */
export const CONTENT_ID = 'content';

/** The first link of every page, seen by those who come to it with the keyboard: past what all pages have in common. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`}>
      {t('skipToContent')}
    </a>
  );
}
