import Link from '@mui/material/Link';
import { useForgotPassword } from '../../api/generated/auth/auth';
import { EmailForm } from '../../components/forms/EmailForm';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { mailedCodeNotes } from '../../config/code-flows';
import { PATHS } from '../../config/paths';
import { emailVariables, useEmailForm } from '../../hooks/useEmailForm';
import { useFlowNavigation } from '../../hooks/useFlowNavigation';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { useTranslation } from '../../i18n/useTranslation';

/** Password reset: the address that the code is mailed to. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('passwordReset');
  const { goTo } = useFlowNavigation('resetPassword');
  const { form, registration } = useEmailForm();
  const frame = useSubmittedForm({
    area: 'resetPassword',
    form,
    call: useForgotPassword(),
    variables: emailVariables,
    onSuccess: (_nothing, { data }) => goTo('code', mailedCodeNotes(data.email)),
    asksBeforeLeaving: false,
  });

  return (
    <>
      <FormHeading title={t('form.heading')} lead={t('form.lead')} />
      <EmailForm registration={registration} frame={frame} autoComplete="username" />
      <FormFooter>
        <Link href={PATHS.login}>{t('form.back')}</Link>
      </FormFooter>
    </>
  );
}
