import { useTranslation } from '../../i18n/useTranslation';
import { PetalMark } from '../brand/PetalMark';
import { Notice, NoticeText } from './Notice';
import { BackLink } from '../site/BackLink';

/** Two lines for what is not there. */
export function NotFoundNotice() {
  const { t } = useTranslation();
  return (
    <Notice title={t('failure.notFound.title')} ornament={<PetalMark />}>
      <NoticeText as="div">
        <div>{t('failure.notFound.first')}</div>
        <div>{t('failure.notFound.second')}</div>
      </NoticeText>
      <BackLink />
    </Notice>
  );
}
