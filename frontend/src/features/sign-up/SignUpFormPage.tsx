import { useSearchParams } from 'react-router-dom';
import { PROVIDER_PARAMETER } from '../../config/paths';
import { EmailSignUp } from './EmailSignUp';
import { SocialSignUp } from './SocialSignUp';

/** The form of the sign-up: by e-mail, or of somebody whom another service has verified. */
export default function SignUpFormPage() {
  const [search] = useSearchParams();
  const provider = search.get(PROVIDER_PARAMETER);
  return provider === null ? <EmailSignUp /> : <SocialSignUp provider={provider} />;
}
