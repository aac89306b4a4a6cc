import { type MaintenanceNotice } from '../../api/generated/model/maintenanceNotice';
import { Button } from '../../components/buttons/Button';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { PetalMark } from '../../components/brand/PetalMark';
import { Notice, NoticeText } from '../../components/feedback/Notice';
import { PATHS } from '../../config/paths';
import { SiteFrame } from '../../components/site/SiteFrame';
import { useHydrated } from '../../hooks/useHydrated';
import { isClosed } from '../../config/document-state';
import { useTranslation } from '../../i18n/useTranslation';
import { useDocumentState } from '../document-context';
import styles from './MaintenanceDocument.module.css';

/** Whose clocks the server writes for: it does not know where a visitor is. */
const SERVED_TIME_ZONE = 'Asia/Tokyo';

/** When the site is expected back: in the time of Japan, by name, until the browser tells it in the visitor's own. */
function ExpectedEnd({ endsAt }: { endsAt: string }) {
  const { t, language } = useTranslation('site');
  const inOwnZone = useHydrated();
  const time = new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(inOwnZone ? {} : { timeZone: SERVED_TIME_ZONE, timeZoneName: 'short' }),
  }).format(new Date(endsAt));
  return (
    // Two machines need not write one time alike, down to its spaces.
    <time dateTime={endsAt} suppressHydrationWarning>
      {t('maintenance.expected', { time })}
    </time>
  );
}

/** That the service rests for a while, and that nothing is lost; and where to try again. */
function Closed({ maintenance }: { maintenance: MaintenanceNotice }) {
  const { t } = useTranslation(['site', 'common']);
  const { status } = useDocumentState();
  const { endsAt } = maintenance;
  return (
    <Notice title={t('site:maintenance.title')} ornament={<PetalMark />}>
      <NoticeText className={styles.text}>
        {t('site:maintenance.text')}
        {'\n'}
        {endsAt === null ? t('site:maintenance.later') : <ExpectedEnd endsAt={endsAt} />}
      </NoticeText>
      {isClosed({ status, maintenance }) ? (
        <Button variant="outlined" onClick={() => window.location.reload()} style={{ marginTop: 8 }}>
          {t('common:actions.retry')}
        </Button>
      ) : (
        <ButtonLink to={PATHS.home} variant="outlined" style={{ marginTop: 8 }}>
          {t('site:maintenance.retry')}
        </ButtonLink>
      )}
    </Notice>
  );
}

/** That the service is open: whoever has waited here goes on. */
function Open() {
  const { t } = useTranslation('site');
  return (
    <Notice title={t('maintenance.open.title')} ornament={<PetalMark />}>
      <NoticeText>{t('maintenance.open.text')}</NoticeText>
      <ButtonLink to={PATHS.home} variant="contained" style={{ marginTop: 8 }}>
        {t('maintenance.retry')}
      </ButtonLink>
    </Notice>
  );
}

/**
 * Tells whether the service is being looked after. The page has an address of its own, and while the site is closed it
 * stands in the place of every other page.
 */
export default function MaintenanceDocument() {
  const { maintenance } = useDocumentState();
  return <SiteFrame>{maintenance === null ? <Open /> : <Closed maintenance={maintenance} />}</SiteFrame>;
}
