import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import styles from './ContentSkeleton.module.css';

/** The shape of a content that is still on its way. */
export function ContentSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.rows} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.line}>
        <Skeleton variant="circular" width={44} height={44} />
        <Skeleton width={160} />
      </div>
      <Skeleton variant="rounded" height={240} />
      <Skeleton width="80%" height={40} />
      <Skeleton width="50%" />
    </div>
  );
}
