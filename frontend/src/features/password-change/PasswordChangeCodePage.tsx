import Link from '@mui/material/Link';
import { useNavigate } from 'react-router-dom';
import { useAfterCredentialChange } from '../../api/credential-change';
import { useChangePassword, useCheckPasswordCode } from '../../api/generated/accounts/accounts';
import { CodeStep } from '../../components/forms/CodeStep';
import { FormColumn } from '../../components/forms/FormColumn';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { enterStep } from '../../config/flows';
import { PATHS } from '../../config/paths';
import { useCodeStep } from '../../hooks/useCodeStep';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';
import { useHeldPassword } from './api/held-password';
import { PasswordAgain } from './form/PasswordAgain';
import { usePasswordCodeForm } from './form/usePasswordCodeForm';

/** What stands here while the guards are asked. */
export const Fallback = FormSkeleton;

/** Password change: the code, and after a reload the password too, which no browser keeps. */
export default function PasswordChangeCodePage() {
  const { t } = useTranslation(['passwordChange', 'credentials']);
  const navigate = useNavigate();
  const held = useHeldPassword();
  const { form, asksForPassword, variables, request, askForPassword } = usePasswordCodeForm();
  const { step, frame, email } = useCodeStep({
    flow: 'changePassword',
    area: 'accountSettings',
    form,
    call: useCheckPasswordCode({ mutation: { onSuccess: useAfterCredentialChange() } }),
    variables,
    onSuccess: () => {
      held.drop();
      enterStep('changePassword', 'complete');
      void navigate(PATHS.changePasswordComplete, { replace: true, state: SKIP_LEAVE_PROMPT });
    },
    failures: {
      404: { message: 'UNAUTHORIZED' },
      commonPassword: { then: askForPassword },
      personalPassword: { then: askForPassword },
    },
    resend: { call: useChangePassword(), request },
  });

  return (
    <FormColumn>
      <FormHeading title={t('credentials:code.heading')} lead={t('passwordChange:code.lead', { email })} />
      <CodeStep step={step} submitLabel={t('passwordChange:code.submit')}>
        {asksForPassword && <PasswordAgain form={form} message={frame.message} email={email} />}
      </CodeStep>
      <FormFooter>
        <Link href={PATHS.changePassword} onClick={() => enterStep('changePassword', 'form')}>
          {t('passwordChange:code.otherPassword')}
        </Link>
      </FormFooter>
    </FormColumn>
  );
}
