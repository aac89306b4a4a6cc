import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '../../i18n/useTranslation';
import { ScriptNeeded } from '../feedback/ScriptNeeded';
import { VisuallyHidden } from '../site/VisuallyHidden';

/** The loading placeholder of a form. */
export function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <ScriptNeeded />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width={240} height={48} />
      <Skeleton width="100%" />
      <Skeleton variant="rounded" height={60} style={{ marginTop: 40 }} />
      <Skeleton variant="rounded" height={52} style={{ marginTop: 32 }} />
    </div>
  );
}
