import { TriangleAlert, X } from 'lucide-react';
import { type Emergency } from '../../../api/generated/model/emergency';
import { IconButton } from '../../../components/buttons/IconButton';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from './EmergencyNotices.module.css';

/** Tells the frames how much of the screen the notices take: what fills the screen below them is that much shorter. */
function tellHeight(band: HTMLElement): () => void {
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

/** What is wrong at the moment, above every page: read out as it appears, with more to read where there is more. */
export function EmergencyNotices({ emergencies, onDismiss }: EmergencyNoticesProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles.band} ref={tellHeight} aria-label={t('emergency.label')}>
      <ul>
        {emergencies.map(({ emergencyId, title, url }) => (
          <li className={styles.row} key={emergencyId}>
            <TriangleAlert size={20} aria-hidden />
            <p className={styles.words} role="alert">
              {title}
              {url !== null && (
                // A full load, in a tab of its own: whatever is being typed here stays.
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
