import { clsx } from 'clsx';
import { useTranslation } from '../../i18n/useTranslation';
import { siteSettings } from '../../config/site-settings';
import { STORAGE_KEYS } from '../../config/storage-keys';
import { useCopyText } from '../../hooks/useCopyText';
import { useHydrated } from '../../hooks/useHydrated';
import { usePutAway } from '../../hooks/usePutAway';
import { hrefOf, useSiteNavigation } from '../../hooks/useSiteNavigation';
import { Button } from '../buttons/Button';
import { buttonClasses } from '../buttons/button-classes';
import { externalBrowserUrl, inAppBrowser } from './in-app-browser';
import styles from './FavoritesNote.module.css';

/** Says once, in the browser of an app, that it may not keep favorites, and leads to the device's browser. */
export function FavoritesNote({ floating = false }: { floating?: boolean }) {
  const { t } = useTranslation(['outside', 'common']);
  const { isPutAway, putAway } = usePutAway(STORAGE_KEYS.favoritesNotePutAway);
  const copy = useCopyText();
  const hydrated = useHydrated();
  const { base, pathname, search } = useSiteNavigation();
  if (!hydrated || isPutAway || inAppBrowser(navigator) === null) return null;
  const page = new URL(hrefOf(base, `${pathname}${search}`), siteSettings().publicUrl);
  const outside = externalBrowserUrl(navigator.userAgent, page);
  return (
    <section
      className={clsx(styles.note, floating && styles.floating)}
      aria-label={t('outside:favorites.label')}
    >
      <p className={styles.text} role={floating ? 'status' : undefined}>
        {t('outside:favorites.text')}
      </p>
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
