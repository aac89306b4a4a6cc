import { useTranslation } from '../../i18n/useTranslation';
import { PetalMark } from '../brand/PetalMark';
import { Notice, NoticeText } from './Notice';
import { BackLink } from '../site/BackLink';

/** Shown for pages that do not exist. */
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
