import { useSearchParams } from 'react-router-dom';
import { PROVIDER_PARAMETER } from '../../config/paths';
import { EmailSignUp } from './EmailSignUp';
import { SocialSignUp } from './SocialSignUp';

/** The sign-up form: by e-mail or by a provider. */
export default function SignUpFormPage() {
  const [search] = useSearchParams();
  const provider = search.get(PROVIDER_PARAMETER);
  return provider === null ? <EmailSignUp /> : <SocialSignUp provider={provider} />;
}
