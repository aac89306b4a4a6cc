import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LonePetal } from '../../components/LonePetal';
import { NotFoundNotice } from '../../components/NotFoundNotice';
import { Notice } from '../../components/Notice';
import { BeforeLoginFrame } from '../layouts/BeforeLoginFrame';
import { type PageStatus } from '../page-status';

/** Two lines for what is not there; for everything else that something went wrong, and another try. */
export function FailurePage({ status }: { status: PageStatus }) {
  const { t } = useTranslation();
  const words = status === 503 ? 'unavailable' : 'unknown';
  return (
    <BeforeLoginFrame>
      {status === 404 ? (
        <NotFoundNotice />
      ) : (
        <Notice title={t(`failure.${words}.title`)} ornament={<LonePetal />}>
          <Typography sx={{ color: 'text.secondary' }}>{t(`failure.${words}.text`)}</Typography>
          <Button variant="outlined" onClick={() => window.location.reload()} sx={{ mt: 1 }}>
            {t('actions.retry')}
          </Button>
        </Notice>
      )}
    </BeforeLoginFrame>
  );
}
