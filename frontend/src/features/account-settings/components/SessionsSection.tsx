import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { useListSessions } from '../../../api/generated/auth/auth';
import { type SessionList } from '../../../api/generated/model/sessionList';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useTranslation } from '../../../i18n/useTranslation';
import { useEndSessions } from '../api/sessions';
import { QuestionDialog } from './QuestionDialog';
import { SessionRow } from './SessionRow';
import { SessionsSkeleton } from './SessionsSkeleton';
import { SettingsList, SettingsSection } from './SettingsSection';

/** The number of sessions shown before the list is expanded. */
const SHORT_LIST = 5;

const Failed = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 12 });

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

interface LoadedSessionsProps {
  list: SessionList;
  readAt: Date;
  /** Called with whether a session was just ended. */
  onEnded: (ended: boolean) => void;
  /** Called when the focused element is removed. */
  onFocusLost: () => void;
}

function LoadedSessions({ list: { results, total }, readAt, onEnded, onFocusLost }: LoadedSessionsProps) {
  const { t } = useTranslation('settings');
  const report = useFailureReport();
  const { endSession, endOthers } = useEndSessions();
  const [whole, setWhole] = useState(false);
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const endOne = (id: string) => {
    onEnded(false);
    endSession.mutate(
      { id },
      {
        onSuccess: () => {
          onEnded(true);
          onFocusLost();
        },
        onError: (error) => report(error),
      },
    );
  };
  const endAllOthers = () => {
    onEnded(false);
    endOthers.mutate(undefined, {
      onSuccess: () => onEnded(true),
      onError: (error) => report(error),
      onSettled: () => setAsking(false),
    });
  };

  const folded = !whole && results.length > SHORT_LIST;
  const elsewhere = total - results.length;

  return (
    <>
      {total === 1 ? (
        <Note>{t('sessions.onlyHere')}</Note>
      ) : (
        <Button ref={opener} variant="outlined" onClick={() => setAsking(true)}>
          {t('sessions.endOthers.open')}
        </Button>
      )}
      <SettingsList style={{ marginTop: 20 }}>
        {results.slice(0, folded ? SHORT_LIST : undefined).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            readAt={readAt}
            ending={endSession.isPending && endSession.variables.id === session.id}
            onEnd={() => endOne(session.id)}
          />
        ))}
      </SettingsList>
      {results.length > SHORT_LIST && (
        <Button aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {folded ? t('sessions.showAll', { count: results.length - SHORT_LIST }) : t('sessions.showFewer')}
        </Button>
      )}
      {!folded && elsewhere > 0 && <Note>{t('sessions.more', { count: elsewhere })}</Note>}
      <QuestionDialog
        open={asking}
        title={t('sessions.endOthers.question')}
        text={t('sessions.endOthers.text')}
        cancel={t('sessions.endOthers.cancel')}
        confirm={t(endOthers.isPending ? 'sessions.ending' : 'sessions.endOthers.confirm')}
        busy={endOthers.isPending}
        onClose={() => setAsking(false)}
        onConfirm={endAllOthers}
        // The opener is removed with the last other session.
        onExited={() => {
          if (opener.current === null) onFocusLost();
        }}
      />
    </>
  );
}

/** The sessions of the account. */
export function SessionsSection() {
  const { t } = useTranslation(['settings', 'common']);
  const { data, error, dataUpdatedAt, refetch } = useListSessions();
  const [ended, setEnded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const body = () => {
    if (data !== undefined) {
      return (
        <LoadedSessions
          list={data}
          readAt={new Date(dataUpdatedAt)}
          onEnded={setEnded}
          onFocusLost={() => heading.current?.focus()}
        />
      );
    }
    if (error === null) return <SessionsSkeleton />;
    return (
      <Failed role="alert">
        <Note>{t('settings:sessions.failed')}</Note>
        <Button variant="outlined" onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </Failed>
    );
  };

  return (
    <SettingsSection
      title={t('settings:sessions.title')}
      lead={t('settings:sessions.lead')}
      headingRef={heading}
    >
      {body()}
      <div role="status">{ended && <Note>{t('settings:sessions.ended')}</Note>}</div>
    </SettingsSection>
  );
}
