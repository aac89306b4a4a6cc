import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../config/paths';
import { ButtonLink } from './ButtonLink';
import { LonePetal } from './LonePetal';
import { Notice } from './Notice';

/** Two lines for what is not there. */
export function NotFoundNotice() {
  const { t } = useTranslation();
  return (
    <Notice title={t('failure.notFound.title')} ornament={<LonePetal />}>
      <Typography component="div" sx={{ color: 'text.secondary' }}>
        <div>{t('failure.notFound.first')}</div>
        <div>{t('failure.notFound.second')}</div>
      </Typography>
      <ButtonLink to={PATHS.home} variant="outlined" sx={{ mt: 1 }}>
        {t('actions.goHome')}
      </ButtonLink>
    </Notice>
  );
}
