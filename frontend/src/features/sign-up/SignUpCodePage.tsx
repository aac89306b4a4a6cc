import Link from '@mui/material/Link';
import { useNavigate } from 'react-router-dom';
import { useResendSignUpCode } from '../../api/generated/accounts/accounts';
import { CodeStep } from '../../components/forms/CodeStep';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { setCookie } from '../../config/cookies';
import { PATHS } from '../../config/paths';
import { codeVariables, useCodeForm } from '../../hooks/useCodeForm';
import { useCodeStep } from '../../hooks/useCodeStep';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';
import { useFinishSignUp } from './api/sign-up';
import { completeSignUpFlow, endSignUpFlow } from './sign-up-flow';

/** What stands here while the guard looks for the flow. */
export const Fallback = FormSkeleton;

/** Sign-up: the code from the mail. */
export default function SignUpCodePage() {
  const { t } = useTranslation('signUp');
  const navigate = useNavigate();

  const startOver = () => {
    endSignUpFlow();
    void navigate(PATHS.signUpForm, { replace: true, state: SKIP_LEAVE_PROMPT });
  };

  const { step, email } = useCodeStep({
    flow: 'signUp',
    area: 'signUp',
    form: useCodeForm(),
    call: useFinishSignUp(),
    variables: codeVariables,
    onSuccess: () => {
      completeSignUpFlow();
      setCookie('onboarding', '1');
      void navigate(PATHS.signUpComplete, { replace: true, state: SKIP_LEAVE_PROMPT });
    },
    resend: {
      call: useResendSignUpCode(),
      request: () => undefined,
      failures: { 401: { message: 'UNAUTHORIZED', then: startOver } },
    },
  });

  return (
    <>
      <FormHeading title={t('code.heading')} lead={t('code.lead', { email })} />
      <CodeStep step={step} submitLabel={t('code.submit')} />
      <FormFooter>
        <Link href={PATHS.signUpForm}>{t('code.startOver')}</Link>
      </FormFooter>
    </>
  );
}
