import { SignUpPage } from '../../features/sign-up/SignUpPage';
import { SocialLoginButtons } from '../../features/social-login/components/SocialLoginButtons';

/** The ways to join, those with an account elsewhere among them. */
export default function SignUpScreen() {
  return <SignUpPage otherWays={<SocialLoginButtons from="signup" />} />;
}
