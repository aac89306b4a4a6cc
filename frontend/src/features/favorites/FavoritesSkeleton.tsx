import Skeleton from '@mui/material/Skeleton';
import { FormHeading } from '../../components/forms/FormHeading';
import { ScriptNeeded } from '../../components/feedback/ScriptNeeded';
import { VisuallyHidden } from '../../components/site/VisuallyHidden';
import { useTranslation } from '../../i18n/useTranslation';
import { TARGET_PX } from '../../theme/tokens';
import { FavoritesColumn, FavoritesPlaceholder } from './FavoritesColumn';

/** Shown until hydration: the server does not know the favorites of a device. */
export function FavoritesSkeleton() {
  const { t } = useTranslation(['favorites', 'common']);
  return (
    <FavoritesColumn>
      <FormHeading title={t('favorites:title')} lead={t('favorites:lead')} />
      <div role="status">
        <ScriptNeeded />
        <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
        <Skeleton variant="rounded" height={TARGET_PX} style={{ marginBottom: 24 }} />
        <FavoritesPlaceholder count={4} />
      </div>
    </FavoritesColumn>
  );
}
