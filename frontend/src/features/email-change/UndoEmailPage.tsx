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
import { useUndoEmailChange } from './api/email-change';

/** Where the link of the mail carries its token. */
const TOKEN_PARAMETER = 'token';

/** What the entry of the browser's history says once it is done: the token is gone from its address. */
const UNDONE = { undone: true } as const;

function isUndone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'undone' in state;
}

function Undone() {
  const { t } = useTranslation('emailChange');
  return (
    <>
      <FormHeading title={t('undo.done.title')} lead={t('undo.done.lead')} />
      <ButtonLink to={PATHS.resetPassword} variant="contained" size="large" fullWidth>
        {t('undo.done.resetPassword')}
      </ButtonLink>
      <FormFooter>
        <TextLink to={PATHS.login}>{t('undo.done.logIn')}</TextLink>
      </FormFooter>
    </>
  );
}

function LinkGone() {
  const { t } = useTranslation('emailChange');
  return (
    <>
      <FormHeading title={t('undo.gone.title')} lead={t('undo.gone.lead')} />
      <ButtonLink to={PATHS.contact} variant="outlined" size="large" fullWidth>
        {t('undo.gone.contact')}
      </ButtonLink>
      <FormFooter>
        <TextLink to={PATHS.login}>{t('undo.done.logIn')}</TextLink>
      </FormFooter>
    </>
  );
}

/** What undoes the change is a press, not the visit: programs that look through mails open links as well. */
function Undoing({ token }: { token: string }) {
  const { t } = useTranslation('emailChange');
  const undo = useUndoEmailChange();
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
    undo.mutate(token, {
      onSuccess: () => void navigate(PATHS.undoEmail, { replace: true, state: UNDONE }),
      onError: (error) => {
        underWay.current = false;
        report(error, { 400: useless, 404: useless }, { tie: () => false, notice: setFailure });
      },
    });
  };

  if (gone) return <LinkGone />;
  return (
    <>
      <FormHeading title={t('undo.title')} lead={t('undo.lead')} />
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
        <SubmitButton submitting={undo.isPending} submittingLabel={t('undo.submitting')}>
          {t('undo.submit')}
        </SubmitButton>
      </form>
    </>
  );
}

/** The way back from a change of address, behind the link in the mail to the address before. */
export default function UndoEmailPage() {
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  // The server keeps one page for all: it knows no token and no history.
  const hydrated = useHydrated();
  if (!hydrated) return <FormSkeleton />;
  if (isUndone(state)) return <Undone />;
  const token = search.get(TOKEN_PARAMETER);
  return token ? <Undoing token={token} /> : <LinkGone />;
}
