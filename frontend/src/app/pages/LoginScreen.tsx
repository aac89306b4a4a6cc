import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type OwnAccount } from '../../api/own-account';
import { FormFailure } from '../../components/forms/FormFailure';
import { startCodeStep } from '../../config/code-flows';
import { endFlow } from '../../config/flows';
import { BACK_PARAMETER, PATHS, profileEditPath, UNAUTHORIZED_PARAMETER } from '../../config/paths';
import { LoginPage } from '../../features/auth/LoginPage';
import { useCompletedReset } from '../../features/password-reset/reset-flow';
import { SocialLoginButtons } from '../../features/social-login/components/SocialLoginButtons';
import { useTranslation } from '../../i18n/useTranslation';
import { safeBackPath } from '../routes/safe-back-path';

const Above = styled('div')({ marginBottom: 24 });

/** The login page. Continues with the requested page, the own page, or the code of an unfinished sign-up. */
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
    // Without cookies the guard has led back here: reset the form.
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
        socialLogin={<SocialLoginButtons from="login" back={search.get(BACK_PARAMETER)} />}
        onLoggedIn={(account) => void goOn(account)}
        onCodeNeeded={(email) => {
          startCodeStep('signUp', email);
          void navigate(PATHS.signUpCode, { replace: true });
        }}
      />
    </>
  );
}
