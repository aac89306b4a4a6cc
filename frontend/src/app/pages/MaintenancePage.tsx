import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ButtonLink';
import { LonePetal } from '../../components/LonePetal';
import { Notice } from '../../components/Notice';
import { PATHS } from '../../config/paths';

/** Says that the service rests for a while, that nothing is lost, and where to try again. */
export default function MaintenancePage() {
  const { t } = useTranslation('site');
  return (
    <Notice title={t('maintenance.title')} ornament={<LonePetal />}>
      <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {t('maintenance.text')}
      </Typography>
      <ButtonLink to={PATHS.home} reloadDocument variant="outlined" sx={{ mt: 1 }}>
        {t('maintenance.retry')}
      </ButtonLink>
    </Notice>
  );
}
