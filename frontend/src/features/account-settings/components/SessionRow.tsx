import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Monitor, Smartphone, SquareTerminal, Tablet } from 'lucide-react';
import { type Session } from '../../../api/generated/model/session';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { fullTime, relativeTime } from '../relative-time';

const ICONS = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, other: SquareTerminal } as const;

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '16px 0',
  // On a phone: below its text.
  [look.breakpoints.down('sm')]: {
    alignItems: 'start',
    '& > button': { gridColumn: 2, justifySelf: 'start' },
  },
  '& + &': { borderTop: `1px solid ${look.vars.palette.divider}` },
  '& > svg': { flexShrink: 0, color: look.vars.palette.text.secondary },
});

const Words = styled('div')({
  '& p': { margin: 0, fontSize: '0.875rem', lineHeight: 1.7, color: look.vars.palette.text.secondary },
  // A time does not wrap.
  '& time': { whiteSpace: 'nowrap' },
});

const Name = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

interface SessionRowProps {
  session: Session;
  /** When the list was fetched. */
  readAt: Date;
  ending: boolean;
  onEnd: () => void;
}

/** A session. The current one is ended by logging out instead. */
export function SessionRow({ session, readAt, ending, onEnd }: SessionRowProps) {
  const { t, language } = useTranslation('settings');
  const { deviceType, browser, os, current } = session;
  const Icon = ICONS[deviceType];
  const name =
    browser !== null && os !== null
      ? t('sessions.browserOn', { browser, os })
      : (browser ?? os ?? t('sessions.unknownDevice'));
  const [lastSeen, created] = [new Date(session.lastSeenAt), new Date(session.createdAt)];
  return (
    <Row>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <Words>
        <Name>
          {name}
          {current && (
            <Chip
              component="span"
              size="small"
              variant="outlined"
              color="success"
              label={t('sessions.current')}
            />
          )}
        </Name>
        <p>
          {current ? (
            t('sessions.inUse')
          ) : (
            <>
              {t('sessions.lastSeen')}
              <time dateTime={session.lastSeenAt} title={fullTime(lastSeen, language)}>
                {relativeTime(lastSeen, readAt, language) ?? t('sessions.justNow')}
              </time>
            </>
          )}
        </p>
        <p>
          {t('sessions.since')}
          <time dateTime={session.createdAt}>{fullTime(created, language)}</time>
        </p>
      </Words>
      {!current && (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('sessions.endNamed', { name })}
          aria-disabled={ending}
          onClick={ending ? undefined : onEnd}
        >
          {ending ? t('sessions.ending') : t('sessions.end')}
        </Button>
      )}
    </Row>
  );
}
