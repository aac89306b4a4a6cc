import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FormFailure } from '../../components/FormFailure';
import { FormSuccess } from '../../components/FormSuccess';
import { BACK_PARAMETER, PATHS, profileEditPath, UNAUTHORIZED_PARAMETER } from '../../config/paths';
import { LoginPage } from '../../features/auth/LoginPage';
import { endReset } from '../../features/password-reset/reset-flow';
import { useCompletedReset } from '../../features/password-reset/useCompletedReset';
import { SocialLoginButtons } from '../../features/social-login/components/SocialLoginButtons';
import { startSignUpFlow } from '../../features/sign-up/sign-up-flow';
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
  return (
    <>
      {search.has(UNAUTHORIZED_PARAMETER) && (
        <Above>
          <FormFailure>{t('sessionEnded')}</FormFailure>
        </Above>
      )}
      {reset !== null && (
        <Above>
          <FormSuccess>{t('passwordReset')}</FormSuccess>
        </Above>
      )}
      <LoginPage
        key={reset}
        email={reset ?? ''}
        otherWays={<SocialLoginButtons from="login" back={search.get(BACK_PARAMETER)} />}
        onLoggedIn={({ displayId }) => {
          if (reset !== null) endReset();
          void navigate(safeBackPath(search.get(BACK_PARAMETER)) ?? profileEditPath(displayId), {
            replace: true,
          });
        }}
        onCodeNeeded={(email) => {
          startSignUpFlow({ email });
          void navigate(PATHS.signUpCode, { replace: true });
        }}
      />
    </>
  );
}
