import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink';
import { FormFailure } from '../../components/FormFailure';
import { FormFooter } from '../../components/FormFooter';
import { FormHeading } from '../../components/FormHeading';
import { FormSkeleton } from '../../components/FormSkeleton';
import { SubmitButton } from '../../components/SubmitButton';
import { TextLink } from '../../components/TextLink';
import { PATHS } from '../../config/paths';
import { siteSettings } from '../../config/site-settings';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useHydrated } from '../../hooks/useHydrated';
import { useRestoreAccount } from './api/withdrawal';

/** Where the link of the mail carries its token. */
const TOKEN_PARAMETER = 'token';

/** What the entry of the browser's history says once the account is back: the token is gone from its address. */
const RESTORED = { restored: true } as const;

function isRestored(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'restored' in state;
}

function Restored() {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <FormHeading title={t('restore.done.title')} lead={t('restore.done.lead')} />
      <ButtonLink to={PATHS.login} variant="contained" size="large" fullWidth>
        {t('restore.done.next')}
      </ButtonLink>
    </>
  );
}

function LinkGone() {
  const { t } = useTranslation('withdrawal');
  const { restoreDays } = siteSettings();
  const lead =
    restoreDays === 0
      ? t('restore.gone.erased')
      : t('restore.gone.lead', { days: t('days', { count: restoreDays }) });
  return (
    <>
      <FormHeading title={t('restore.gone.title')} lead={lead} />
      <ButtonLink to={PATHS.signUp} variant="outlined" size="large" fullWidth>
        {t('restore.gone.signUp')}
      </ButtonLink>
      <FormFooter>
        <TextLink to={PATHS.login}>{t('restore.gone.logIn')}</TextLink>
      </FormFooter>
    </>
  );
}

/** What restores is a press, not the visit: programs that look through mails open links as well. */
function Restoration({ token }: { token: string }) {
  const { t } = useTranslation('withdrawal');
  const restore = useRestoreAccount();
  const report = useFailureReport();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [gone, setGone] = useState(false);
  // A second press can come before the first one is seen on the screen, and before what it leads to is.
  const underWay = useRef(false);

  const submit = () => {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(null);
    const useless = { then: () => setGone(true) };
    restore.mutate(token, {
      onSuccess: () => void navigate(PATHS.restore, { replace: true, state: RESTORED }),
      onError: (error) => {
        underWay.current = false;
        report(error, { 400: useless, 404: useless }, { tie: () => false, notice: setFailure });
      },
    });
  };

  if (gone) return <LinkGone />;
  return (
    <>
      <FormHeading title={t('restore.title')} lead={t('restore.lead')} />
      <Box sx={{ mb: failure === null ? 0 : 3 }}>
        <FormFailure>{failure}</FormFailure>
      </Box>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SubmitButton submitting={restore.isPending} submittingLabel={t('restore.submitting')}>
          {t('restore.submit')}
        </SubmitButton>
      </form>
    </>
  );
}

/** The way back, behind the link of the goodbye mail. */
export default function RestorePage() {
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  // The server keeps one page for all: it knows no token and no history.
  const hydrated = useHydrated();
  if (!hydrated) return <FormSkeleton />;
  if (isRestored(state)) return <Restored />;
  const token = search.get(TOKEN_PARAMETER);
  return token ? <Restoration token={token} /> : <LinkGone />;
}
