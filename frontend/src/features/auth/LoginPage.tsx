import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { type OwnAccount, ownAccountFrom } from '../../api/own-account';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { PATHS } from '../../config/paths';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useOpenSession } from './api/log-in';
import { LoginForm } from './form/LoginForm';
import { logInVariables, useLoginForm } from './form/useLoginForm';

/** The lock duration if the response has no Retry-After. */
const USUAL_LOCK_S = 15 * 60;

function minutesUntil(retryAfterS: number | null): number {
  return Math.max(1, Math.ceil((retryAfterS ?? USUAL_LOCK_S) / 60));
}

const Forgotten = styled('div')({ marginTop: 24, fontSize: '0.9375rem' });

interface LoginPageProps {
  /** Prefills the address. */
  email: string;
  /** The social login buttons. */
  socialLogin: ReactNode;
  onLoggedIn: (account: OwnAccount) => void;
  /** The sign-up code is still missing; a new one was mailed to this address. */
  onCodeNeeded: (email: string) => void;
}

export function LoginPage({ email, socialLogin, onLoggedIn, onCodeNeeded }: LoginPageProps) {
  const { t } = useTranslation(['login', 'common']);
  const { form, fields } = useLoginForm(email);
  const frame = useSubmittedForm({
    area: 'login',
    form,
    call: useOpenSession(),
    variables: logInVariables,
    onSuccess: (answer) => onLoggedIn(ownAccountFrom(answer)),
    asksBeforeLeaving: false,
    failures: {
      400: { notice: t('login:failures.credentials') },
      401: { notice: t('login:failures.credentials') },
      403: { then: () => onCodeNeeded(logInVariables(form.getValues()).data.email) },
      423: {
        notice: ({ retryAfterS }) => t('login:failures.locked', { minutes: minutesUntil(retryAfterS) }),
      },
      429: { notice: t('login:failures.throttled') },
      500: { notice: t('login:failures.unknown') },
      E0301: { notice: t('login:failures.suspended') },
    },
  });

  return (
    <>
      <FormHeading title={t('login:heading')} lead={t('login:lead')} />
      <LoginForm fields={fields} frame={frame} />
      <Forgotten>
        <Link href={PATHS.resetPassword}>{t('login:forgotPassword')}</Link>
      </Forgotten>
      {socialLogin}
      <FormFooter>
        {t('login:noAccount')}
        <Link href={PATHS.signUp}>{t('common:actions.signUp')}</Link>
      </FormFooter>
    </>
  );
}
