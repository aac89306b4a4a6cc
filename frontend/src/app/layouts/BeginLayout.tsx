import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { MarkLink } from '../../components/brand/MarkLink';
import { Announcement } from '../../components/feedback/Announcement';
import { SiteFooter } from '../../components/site/SiteFooter';
import { BEGIN_PATHS, BEGIN_STEPS, type BeginStep, PATHS, profileEditPath } from '../../config/paths';
import { UNKNOWN_PROGRESS } from '../../features/begin/begin-steps';
import { BeginStepper } from '../../features/begin/BeginStepper';
import { useTranslation } from '../../i18n/useTranslation';
import { useBeginProgress, useRememberedProgress } from '../pages/useBeginProgress';

const Top = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '10px clamp(16px, 4vw, 40px)',
});

const Line = styled('div')({
  width: '100%',
  maxWidth: 560,
  margin: '0 auto',
  padding: '8px clamp(8px, 4vw, 40px) 0',
});

const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The footer starts below the window, so that it does not move when the content arrives.
  minHeight: '100dvh',
});

function OwnProgress({ account, step }: { account: OwnAccount; step: BeginStep }) {
  const progress = useBeginProgress(account);
  useRememberedProgress(account, progress);
  return <BeginStepper displayId={account.displayId} current={step} progress={progress} />;
}

/** The layout of a new creator's first steps, with the progress and a way out. */
export default function BeginLayout() {
  const { t } = useTranslation('begin');
  // Loaded by the guards.
  const { data: account } = useOwnAccount({ enabled: false });
  const { pathname } = useLocation();
  const step = BEGIN_STEPS.find((each) => matchPath(BEGIN_PATHS[each], pathname) !== null) ?? 'theme';
  return (
    <>
      <Top>
        <MarkLink />
        <Button
          href={account === undefined ? PATHS.home : profileEditPath(account.displayId)}
          variant="text"
          size="small"
        >
          {t('later')}
        </Button>
      </Top>
      <Line>
        {account === undefined ? (
          <BeginStepper displayId={null} current={step} progress={UNKNOWN_PROGRESS} />
        ) : (
          <OwnProgress account={account} step={step} />
        )}
      </Line>
      <Announcement>
        {t('progress.announced', {
          position: BEGIN_STEPS.indexOf(step) + 1,
          count: BEGIN_STEPS.length,
          name: t(`progress.names.${step}`),
        })}
      </Announcement>
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <SiteFooter />
    </>
  );
}
