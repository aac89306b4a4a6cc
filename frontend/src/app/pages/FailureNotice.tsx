import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { LonePetal } from '../../components/LonePetal';
import { NotFoundNotice } from '../../components/NotFoundNotice';
import { Notice } from '../../components/Notice';
import { SITE_NAME } from '../../config/site';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';

/** The words for a failure by its status; whatever is not known is an unknown error. */
function failureWords(status: number): 'notFound' | 'unavailable' | 'unknown' {
  if (status === 404) return 'notFound';
  return status === 503 ? 'unavailable' : 'unknown';
}

/** Two lines for what is not there; for everything else that something went wrong, how, and another try. */
export function FailureNotice({ status }: { status: number }) {
  const { t } = useTranslation();
  const words = failureWords(status);
  useDocumentTitle(`${t(`failure.${words}.title`)} | ${SITE_NAME}`);
  if (words === 'notFound') return <NotFoundNotice />;
  return (
    <Notice title={t(`failure.${words}.title`)} ornament={<LonePetal />}>
      <Typography sx={{ color: 'text.secondary' }}>{t(`failure.${words}.text`)}</Typography>
      <Button variant="outlined" onClick={() => window.location.reload()} sx={{ mt: 1 }}>
        {t('actions.retry')}
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('failure.status', { status })}
      </Typography>
    </Notice>
  );
}
