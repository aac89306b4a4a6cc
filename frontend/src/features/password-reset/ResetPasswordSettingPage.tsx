import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useResetPassword } from '../../api/generated/accounts/accounts';
import { FormHeading } from '../../components/forms/FormHeading';
import { useFlowNavigation } from '../../hooks/useFlowNavigation';
import { EMPTY_NEW_PASSWORD, useNewPasswordFields } from '../../hooks/useNewPasswordFields';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { useTranslation } from '../../i18n/useTranslation';
import { type ResetValues, SettingForm } from './form/SettingForm';
import { readResetEmail } from './reset-flow';

/** Password reset: the new password. The flow's token is single-use and expires (401). */
export default function ResetPasswordSettingPage() {
  const { t } = useTranslation('passwordReset');
  const { goTo, startOver } = useFlowNavigation('resetPassword');
  const [email] = useState(readResetEmail);
  const form = useForm<ResetValues>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY_NEW_PASSWORD, disconnect: false },
  });
  const fields = useNewPasswordFields(form);
  const frame = useSubmittedForm({
    area: 'resetPassword',
    form,
    call: useResetPassword(),
    variables: ({ password, disconnect }) => ({
      data: { password, ...(disconnect && { disconnectSocialLogins: true }) },
    }),
    onSuccess: () => goTo('complete', { email: readResetEmail() }),
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
