import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LonePetal } from './LonePetal';
import { Notice } from './Notice';
import { WayHome } from './WayHome';

/** Two lines for what is not there. */
export function NotFoundNotice() {
  const { t } = useTranslation();
  return (
    <Notice title={t('failure.notFound.title')} ornament={<LonePetal />}>
      <Typography component="div" sx={{ color: 'text.secondary' }}>
        <div>{t('failure.notFound.first')}</div>
        <div>{t('failure.notFound.second')}</div>
      </Typography>
      <WayHome />
    </Notice>
  );
}
