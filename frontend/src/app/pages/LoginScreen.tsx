import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type OwnAccount } from '../../api/own-account';
import { FormFailure } from '../../components/forms/FormFailure';
import { awaitCode } from '../../config/code-flows';
import { endFlow } from '../../config/flows';
import { BACK_PARAMETER, PATHS, profileEditPath, UNAUTHORIZED_PARAMETER } from '../../config/paths';
import { LoginPage } from '../../features/auth/LoginPage';
import { useCompletedReset } from '../../features/password-reset/reset-flow';
import { SocialLoginButtons } from '../../features/social-login/components/SocialLoginButtons';
import { useTranslation } from '../../i18n/useTranslation';
import { safeBackPath } from '../routes/safe-back-path';

const Above = styled('div')({ marginBottom: 24 });

/**
 * Login, joined with what comes before it, a session that is over or a new password, and with what comes after it: the
 * page that asked for it, the own page, or the code of a sign-up.
 */
export default function LoginScreen() {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const reset = useCompletedReset();
  const [returns, setReturns] = useState(0);

  const goOn = async ({ displayId }: OwnAccount) => {
    if (reset !== null) endFlow('resetPassword');
    await navigate(safeBackPath(search.get(BACK_PARAMETER)) ?? profileEditPath(displayId), {
      replace: true,
      flushSync: true,
    });
    // Who is still here was led back, by a browser that keeps no cookies: the form begins anew.
    setReturns((count) => count + 1);
  };

  return (
    <>
      {search.has(UNAUTHORIZED_PARAMETER) && (
        <Above>
          <FormFailure>{t('sessionEnded')}</FormFailure>
        </Above>
      )}
      {reset !== null && (
        <Above>
          <Alert role="status">{t('passwordReset')}</Alert>
        </Above>
      )}
      <LoginPage
        key={`${reset ?? ''} ${String(returns)}`}
        email={reset ?? ''}
        otherWays={<SocialLoginButtons from="login" back={search.get(BACK_PARAMETER)} />}
        onLoggedIn={(account) => void goOn(account)}
        onCodeNeeded={(email) => {
          awaitCode('signUp', email);
          void navigate(PATHS.signUpCode, { replace: true });
        }}
      />
    </>
  );
}
