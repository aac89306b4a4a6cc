import { useNavigate, useSearchParams } from 'react-router-dom';
import { BACK_PARAMETER, PATHS, profileEditPath } from '../../config/paths';
import { LoginPage } from '../../features/auth/LoginPage';
import { startSignUpFlow } from '../../features/sign-up/sign-up-flow';
import { safeBackPath } from '../routes/safe-back-path';

/** Login, joined with what comes after it: the page that asked for it, the own page, or the code of a sign-up. */
export default function LoginScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <LoginPage
      onLoggedIn={({ displayId }) => {
        void navigate(safeBackPath(search.get(BACK_PARAMETER)) ?? profileEditPath(displayId), {
          replace: true,
        });
      }}
      onCodeNeeded={(email) => {
        startSignUpFlow({ email });
        void navigate(PATHS.signUpCode);
      }}
    />
  );
}
