import { SignUpPage } from '../../features/sign-up/SignUpPage';
import { SocialLoginButtons } from '../../features/social-login/components/SocialLoginButtons';

/** The sign-up page, with social login. */
export default function SignUpScreen() {
  return <SignUpPage socialLogin={<SocialLoginButtons from="signup" />} />;
}
