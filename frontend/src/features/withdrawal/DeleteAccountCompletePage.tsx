import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PetalMark } from '../../components/brand/PetalMark';
import { Notice } from '../../components/feedback/Notice';
import { endFlow } from '../../config/flows';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { restoreDaysText } from './restore-days';
import { wasRestorable } from './withdrawal-flow';

/** The account is deleted. Says whether it can be restored. */
export default function DeleteAccountCompletePage() {
  const { t } = useTranslation('withdrawal');
  const [restorable] = useState(wasRestorable);
  return (
    <Notice title={t('complete.title')} ornament={<PetalMark />}>
      <Typography sx={{ color: 'text.secondary' }}>
        {restorable ? t('complete.restorable', { days: restoreDaysText(t) }) : t('complete.final')}
      </Typography>
      <Button
        href={PATHS.home}
        variant="outlined"
        onClick={() => endFlow('deleteAccount')}
        style={{ marginTop: 8 }}
      >
        {t('complete.next')}
      </Button>
    </Notice>
  );
}
