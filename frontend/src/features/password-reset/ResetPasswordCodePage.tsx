import { useCheckForgotPasswordCode, useForgotPassword } from '../../api/generated/auth/auth';
import { CodePage } from '../../components/forms/CodePage';
import { PATHS } from '../../config/paths';
import { codeVariables, useCodeForm } from '../../hooks/useCodeForm';
import { useCodeStep } from '../../hooks/useCodeStep';
import { useCodeTime } from '../../hooks/useCodeTime';
import { useFlowNavigation } from '../../hooks/useFlowNavigation';
import { useTranslation } from '../../i18n/useTranslation';
import { readResetEmail } from './reset-flow';

/** Password reset: the code. The page does not reveal whether the address has an account. */
export default function ResetPasswordCodePage() {
  const { t } = useTranslation('passwordReset');
  const time = useCodeTime();
  const { goTo } = useFlowNavigation('resetPassword');
  const { step, email } = useCodeStep({
    flow: 'resetPassword',
    area: 'resetPassword',
    form: useCodeForm(),
    call: useCheckForgotPasswordCode(),
    variables: codeVariables,
    onSuccess: () => goTo('setting', { email: readResetEmail() }),
    failures: { 404: { message: 'UNAUTHORIZED' } },
    resend: { call: useForgotPassword(), request: () => ({ data: { email: readResetEmail() } }) },
  });

  return (
    <CodePage
      step={step}
      lead={t('code.lead', { email, time })}
      submitLabel={t('code.submit')}
      back={{ label: t('code.otherEmail'), href: PATHS.resetPassword }}
    />
  );
}
