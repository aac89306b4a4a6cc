import Button from '@mui/material/Button';
import { useState } from 'react';
import { PetalMark } from '../../components/brand/PetalMark';
import { Notice, NoticeText } from '../../components/feedback/Notice';
import { endFlow } from '../../config/flows';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { readAnswerAddress } from './contact-flow';

/** The message has arrived. */
export default function ContactCompletePage() {
  const { t } = useTranslation('contact');
  const [email] = useState(readAnswerAddress);
  return (
    <Notice title={t('complete.title')} ornament={<PetalMark />}>
      <NoticeText style={{ overflowWrap: 'anywhere' }}>
        {email === null ? t('complete.unanswered') : t('complete.answered', { email })}
      </NoticeText>
      <Button href={PATHS.home} variant="outlined" onClick={() => endFlow('contact')}>
        {t('complete.next')}
      </Button>
    </Notice>
  );
}
