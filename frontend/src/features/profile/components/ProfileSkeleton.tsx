import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import styles from './ProfileSkeleton.module.css';

/** The shape of a page that is still on its way. */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.column} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton variant="rectangular" width="100%" height={168} />
      <Skeleton variant="circular" width={112} height={112} style={{ marginTop: '-56px' }} />
      <Skeleton width={200} height={44} style={{ marginTop: 16 }} />
      <Skeleton width={120} />
      <Skeleton width="70%" style={{ marginTop: 24 }} />
      <Skeleton width="64%" />
    </div>
  );
}
