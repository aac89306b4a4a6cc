import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../buttons/Button';
import { PetalMark } from '../brand/PetalMark';
import { NotFoundNotice } from './NotFoundNotice';
import { Notice, NoticeText } from './Notice';
import { SITE_NAME } from '../../config/site';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import styles from './FailureNotice.module.css';

/** The texts for a status. */
function failureTexts(status: number): 'notFound' | 'tooMany' | 'unavailable' | 'unknown' {
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooMany';
  return status === 503 ? 'unavailable' : 'unknown';
}

/** Shown in place of a page that failed to load. */
export function FailureNotice({ status }: { status: number }) {
  const { t } = useTranslation();
  const words = failureTexts(status);
  useDocumentTitle(`${t(`failure.${words}.title`)} | ${SITE_NAME}`);
  if (words === 'notFound') return <NotFoundNotice />;
  return (
    <Notice title={t(`failure.${words}.title`)} ornament={<PetalMark />}>
      <NoticeText>{t(`failure.${words}.text`)}</NoticeText>
      <Button variant="outlined" onClick={() => window.location.reload()} style={{ marginTop: 8 }}>
        {t('actions.retry')}
      </Button>
      <NoticeText className={styles.small}>{t('failure.status', { status })}</NoticeText>
    </Notice>
  );
}
