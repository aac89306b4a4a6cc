import Link from '@mui/material/Link';
import { useNavigate } from 'react-router-dom';
import { useForgotPassword } from '../../api/generated/auth/auth';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { PATHS } from '../../config/paths';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';
import { ResetForm } from './form/ResetForm';
import { resetVariables, useResetForm } from './form/useResetForm';
import { startReset } from './reset-flow';

/** Password reset: the address to which the code goes. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('passwordReset');
  const navigate = useNavigate();
  const { form, fields } = useResetForm();
  const frame = useSubmittedForm({
    area: 'resetPassword',
    form,
    call: useForgotPassword(),
    variables: resetVariables,
    onSuccess: (_nothing, { data }) => {
      startReset(data.email);
      void navigate(PATHS.resetPasswordCode, { replace: true, state: SKIP_LEAVE_PROMPT });
    },
    asksBeforeLeaving: false,
  });

  return (
    <>
      <FormHeading title={t('form.heading')} lead={t('form.lead')} />
      <ResetForm fields={fields} frame={frame} />
      <FormFooter>
        <Link href={PATHS.login}>{t('form.back')}</Link>
      </FormFooter>
    </>
  );
}
