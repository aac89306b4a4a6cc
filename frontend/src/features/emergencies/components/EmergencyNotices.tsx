import { TriangleAlert, X } from 'lucide-react';
import { type Emergency } from '../../../api/generated/model/emergency';
import { IconButton } from '../../../components/buttons/IconButton';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from './EmergencyNotices.module.css';

/** Publishes the height of the notices as a CSS variable, by which full-height frames shrink. */
function publishHeight(band: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--notices', `${band.offsetHeight}px`));
  observer.observe(band);
  return () => {
    observer.disconnect();
    style.removeProperty('--notices');
  };
}

interface EmergencyNoticesProps {
  emergencies: readonly Emergency[];
  onDismiss: (id: number) => void;
}

/** Emergency notices above every page, announced as they appear. */
export function EmergencyNotices({ emergencies, onDismiss }: EmergencyNoticesProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles.band} ref={publishHeight} aria-label={t('emergency.label')}>
      <ul>
        {emergencies.map(({ emergencyId, title, url }) => (
          <li className={styles.row} key={emergencyId}>
            <TriangleAlert size={20} aria-hidden />
            <p className={styles.words} role="alert">
              {title}
              {url !== null && (
                // Opens in a new tab, so that input on this page is not lost.
                <a className={styles.more} href={url} target="_blank" rel="noopener">
                  {t('emergency.more')}
                </a>
              )}
            </p>
            <IconButton aria-label={t('emergency.dismiss', { title })} onClick={() => onDismiss(emergencyId)}>
              <X size={20} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </aside>
  );
}
