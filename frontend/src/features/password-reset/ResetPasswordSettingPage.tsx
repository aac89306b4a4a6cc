import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useResetPassword } from '../../api/generated/accounts/accounts';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { PATHS } from '../../config/paths';
import { EMPTY_NEW_PASSWORD, useNewPasswordFields } from '../../hooks/useNewPasswordFields';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';
import { type ResetValues, SettingForm } from './form/SettingForm';
import { completeReset, endReset, readResetEmail } from './reset-flow';

/** What stands here while the guards look for the flow. */
export const Fallback = FormSkeleton;

/** Password reset: the new password. The right to set it is used up by setting it, or has run out (401). */
export default function ResetPasswordSettingPage() {
  const { t } = useTranslation('passwordReset');
  const navigate = useNavigate();
  const [email] = useState(readResetEmail);
  const form = useForm<ResetValues>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY_NEW_PASSWORD, disconnect: false },
  });
  const fields = useNewPasswordFields(form);

  const startOver = () => {
    endReset();
    void navigate(PATHS.resetPassword, { replace: true, state: SKIP_LEAVE_PROMPT });
  };

  const frame = useSubmittedForm({
    area: 'resetPassword',
    form,
    call: useResetPassword(),
    variables: ({ password, disconnect }) => ({
      data: { password, ...(disconnect && { disconnectSocialLogins: true }) },
    }),
    onSuccess: () => {
      completeReset();
      void navigate(PATHS.resetPasswordComplete, { replace: true, state: SKIP_LEAVE_PROMPT });
    },
    asksBeforeLeaving: false,
    failures: { 401: { message: 'UNAUTHORIZED', then: startOver } },
  });

  return (
    <>
      <FormHeading title={t('setting.heading')} lead={t('setting.lead')} />
      <SettingForm fields={fields} disconnect={form.register('disconnect')} frame={frame} email={email} />
    </>
  );
}
