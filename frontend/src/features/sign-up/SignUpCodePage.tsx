import { useResendSignUpCode } from '../../api/generated/accounts/accounts';
import { CodePage } from '../../components/forms/CodePage';
import { PATHS } from '../../config/paths';
import { codeVariables, useCodeForm } from '../../hooks/useCodeForm';
import { useCodeStep } from '../../hooks/useCodeStep';
import { useCodeTime } from '../../hooks/useCodeTime';
import { useFlowNavigation } from '../../hooks/useFlowNavigation';
import { useTranslation } from '../../i18n/useTranslation';
import { useFinishSignUp } from './api/sign-up';
import { startOnboarding } from './sign-up-flow';

/** Sign-up: the code from the mail. */
export default function SignUpCodePage() {
  const { t } = useTranslation('signUp');
  const time = useCodeTime();
  const { goTo, startOver } = useFlowNavigation('signUp');
  const { step, email } = useCodeStep({
    flow: 'signUp',
    area: 'signUp',
    form: useCodeForm(),
    call: useFinishSignUp(),
    variables: codeVariables,
    onSuccess: () => {
      startOnboarding();
      goTo('complete');
    },
    resend: {
      call: useResendSignUpCode(),
      request: () => undefined,
      failures: { 401: { message: 'UNAUTHORIZED', then: startOver } },
    },
  });

  return (
    <CodePage
      step={step}
      lead={t('code.lead', { email, time })}
      submitLabel={t('code.submit')}
      back={{ label: t('code.startOver'), href: PATHS.signUpForm }}
    />
  );
}
