import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useTranslation } from '../../../i18n/useTranslation';

/** The list while it loads. */
export function SessionsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={72} style={{ marginTop: 16 }} />
    </div>
  );
}
