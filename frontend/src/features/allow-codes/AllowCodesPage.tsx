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
import { useFailureReport } from '../../hooks/useFailureReport';
import { useHydrated } from '../../hooks/useHydrated';
import { useAllowCodes } from './api/allow-codes';

/** Where the link of the mail carries its token. */
const TOKEN_PARAMETER = 'token';

/** What the entry of the browser's history says once codes work again: the token is gone from its address. */
const ALLOWED = { codesAllowed: true } as const;

function isAllowed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'codesAllowed' in state;
}

function Allowed() {
  const { t } = useTranslation('allowCodes');
  return (
    <>
      <FormHeading title={t('done.title')} lead={t('done.lead')} />
      <ButtonLink to={PATHS.resetPassword} variant="contained" size="large" fullWidth>
        {t('done.resetPassword')}
      </ButtonLink>
      <FormFooter>
        <TextLink to={PATHS.login}>{t('done.logIn')}</TextLink>
        <TextLink to={PATHS.signUp}>{t('done.signUp')}</TextLink>
      </FormFooter>
    </>
  );
}

function LinkGone() {
  const { t } = useTranslation('allowCodes');
  return (
    <>
      <FormHeading title={t('gone.title')} lead={t('gone.lead')} />
      <ButtonLink to={PATHS.login} variant="outlined" size="large" fullWidth>
        {t('gone.logIn')}
      </ButtonLink>
      <FormFooter>
        <TextLink to={PATHS.contact}>{t('gone.contact')}</TextLink>
      </FormFooter>
    </>
  );
}

/** What uses the link up is a press, not the visit: programs that look through mails open links as well. */
function Permission({ token }: { token: string }) {
  const { t } = useTranslation('allowCodes');
  const allow = useAllowCodes();
  const report = useFailureReport();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [gone, setGone] = useState(false);
  // A second press can come before the first one is seen on the screen.
  const underWay = useRef(false);

  const submit = () => {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(null);
    const useless = { then: () => setGone(true) };
    allow.mutate(token, {
      onSuccess: () => void navigate(PATHS.allowCodes, { replace: true, state: ALLOWED }),
      onError: (error) => {
        underWay.current = false;
        report(error, { 400: useless, 404: useless }, { tie: () => false, notice: setFailure });
      },
    });
  };

  if (gone) return <LinkGone />;
  return (
    <>
      <FormHeading title={t('title')} lead={t('lead')} />
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
        <SubmitButton submitting={allow.isPending} submittingLabel={t('submitting')}>
          {t('submit')}
        </SubmitButton>
      </form>
    </>
  );
}

/** Behind the link of the mail that tells that codes are paused for an address. */
export default function AllowCodesPage() {
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  // The server keeps one page for all: it knows no token and no history.
  const hydrated = useHydrated();
  if (!hydrated) return <FormSkeleton />;
  if (isAllowed(state)) return <Allowed />;
  const token = search.get(TOKEN_PARAMETER);
  return token ? <Permission token={token} /> : <LinkGone />;
}
