import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/FormSkeleton';
import { Notice, NoticeText } from '../../components/Notice';
import { Sprout } from '../../components/Sprout';
import { WayHome } from '../../components/WayHome';

/** What stands here while the guard is asked. */
export const Fallback = FormSkeleton;

/** For pages whose area is still to come: says so, and where to go on. */
export default function LaterPage() {
  const { t } = useTranslation('site');
  return (
    <Notice title={t('later.title')} ornament={<Sprout />}>
      <NoticeText style={{ whiteSpace: 'pre-line' }}>{t('later.text')}</NoticeText>
      <WayHome />
    </Notice>
  );
}
