import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

const SKELETON_ROWS = 3;

/** The shape of the list while it is being read. */
export function LinksSkeleton() {
  const { t } = useTranslation('linkEditor');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={72} sx={{ mb: 1 }} />
      ))}
    </div>
  );
}
