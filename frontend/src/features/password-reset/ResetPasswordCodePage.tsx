import Link from '@mui/material/Link';
import { useNavigate } from 'react-router-dom';
import { useCheckForgotPasswordCode, useForgotPassword } from '../../api/generated/auth/auth';
import { CodeStep } from '../../components/forms/CodeStep';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { PATHS } from '../../config/paths';
import { codeVariables, useCodeForm } from '../../hooks/useCodeForm';
import { useCodeStep } from '../../hooks/useCodeStep';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';
import { enterPassword, readResetEmail } from './reset-flow';

/** What stands here while the guard looks for the flow. */
export const Fallback = FormSkeleton;

/** Password reset: the code from the mail, if there was one. Nobody is told whether the address has an account. */
export default function ResetPasswordCodePage() {
  const { t } = useTranslation(['passwordReset', 'credentials']);
  const navigate = useNavigate();
  const { step, email } = useCodeStep({
    flow: 'resetPassword',
    area: 'resetPassword',
    form: useCodeForm(),
    call: useCheckForgotPasswordCode(),
    variables: codeVariables,
    onSuccess: () => {
      enterPassword();
      void navigate(PATHS.resetPasswordSetting, { replace: true, state: SKIP_LEAVE_PROMPT });
    },
    failures: { 404: { message: 'UNAUTHORIZED' } },
    resend: { call: useForgotPassword(), request: () => ({ data: { email: readResetEmail() } }) },
  });

  return (
    <>
      <FormHeading title={t('credentials:code.heading')} lead={t('passwordReset:code.lead', { email })} />
      <CodeStep step={step} submitLabel={t('passwordReset:code.submit')} />
      <FormFooter>
        <Link href={PATHS.resetPassword}>{t('passwordReset:code.otherEmail')}</Link>
      </FormFooter>
    </>
  );
}
