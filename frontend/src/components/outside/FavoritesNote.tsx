import { useTranslation } from '../../i18n/useTranslation';
import { siteSettings } from '../../config/site-settings';
import { STORAGE_KEYS } from '../../config/storage-keys';
import { useCopyText } from '../../hooks/useCopyText';
import { usePutAway } from '../../hooks/usePutAway';
import { Button } from '../buttons/Button';
import { buttonClasses } from '../buttons/button-classes';
import { externalBrowserUrl } from './in-app-browser';
import styles from './FavoritesNote.module.css';

interface FavoritesNoteProps {
  /** The path of this page, with its language. */
  path: string;
}

/** Says until it is dismissed, in the browser of an app, that it may not keep favorites, and leads to the device's browser. */
export function FavoritesNote({ path }: FavoritesNoteProps) {
  const { t } = useTranslation(['outside', 'common']);
  const { isPutAway, putAway } = usePutAway(STORAGE_KEYS.favoritesNote);
  const copy = useCopyText();
  if (isPutAway) return null;
  const page = new URL(path, siteSettings().publicUrl);
  const outside = externalBrowserUrl(navigator.userAgent, page);
  return (
    <section className={styles.note} aria-label={t('outside:favorites.label')}>
      <p className={styles.text}>{t('outside:favorites.text')}</p>
      <div className={styles.ways}>
        <Button size="small" onClick={putAway}>
          {t('outside:close')}
        </Button>
        {outside === null ? (
          <Button size="small" variant="outlined" onClick={() => void copy(page.href)}>
            {t('common:actions.copyUrl')}
          </Button>
        ) : (
          <a href={outside} className={buttonClasses({ size: 'small', variant: 'outlined' })}>
            {t('outside:open')}
          </a>
        )}
      </div>
    </section>
  );
}
