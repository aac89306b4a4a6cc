import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ButtonLink';
import { FormSkeleton } from '../../components/FormSkeleton';
import { Notice } from '../../components/Notice';
import { Sprout } from '../../components/Sprout';
import { PATHS } from '../../config/paths';

/** What stands here while the guard is asked. */
export const Fallback = FormSkeleton;

/** For pages whose area is still to come: says so, and where to go on. */
export default function LaterPage() {
  const { t } = useTranslation(['site', 'common']);
  return (
    <Notice title={t('site:later.title')} ornament={<Sprout />}>
      <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{t('site:later.text')}</Typography>
      <ButtonLink to={PATHS.home} variant="outlined" sx={{ mt: 1 }}>
        {t('common:actions.goHome')}
      </ButtonLink>
    </Notice>
  );
}
