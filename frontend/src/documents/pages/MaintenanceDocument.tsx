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

/** The server does not know the visitor's time zone. */
const SERVER_TIME_ZONE = 'Asia/Tokyo';

/** The expected end: in Japan's time zone on the server, then in the visitor's. */
function ExpectedEnd({ endsAt }: { endsAt: string }) {
  const { t, language } = useTranslation('site');
  const inOwnZone = useHydrated();
  const time = new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(inOwnZone ? {} : { timeZone: SERVER_TIME_ZONE, timeZoneName: 'short' }),
  }).format(new Date(endsAt));
  return (
    // Server and browser may format times differently.
    <time dateTime={endsAt} suppressHydrationWarning>
      {t('maintenance.expected', { time })}
    </time>
  );
}

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

/** The maintenance page. It has its own address, and replaces every other page during maintenance. */
export default function MaintenanceDocument() {
  const { maintenance } = useDocumentState();
  return <SiteFrame>{maintenance === null ? <Open /> : <Closed maintenance={maintenance} />}</SiteFrame>;
}
