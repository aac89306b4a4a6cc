import { useForm } from 'react-hook-form';
import { useConfirmIdentity } from '../../../api/generated/auth/auth';
import { Form } from '../../../components/forms/Form';
import { FormDialogButtons } from '../../../components/forms/FormDialogButtons';
import { PasswordField } from '../../../components/forms/PasswordField';
import { UsernameHint } from '../../../components/forms/UsernameHint';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';

interface ConfirmationProps {
  email: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Confirms the identity by the password. */
export function ConfirmByPassword({ email, onConfirmed, onCancel }: ConfirmationProps) {
  const { t } = useTranslation('credentials');
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const registration = form.register('password', { validate: (value) => value !== '' || 'required' });
  const frame = useSubmittedForm({
    area: 'login',
    form,
    call: useConfirmIdentity(),
    variables: (data) => ({ data }),
    onSuccess: onConfirmed,
    asksBeforeLeaving: false,
    failures: { 423: { notice: t('confirm.locked') } },
  });
  return (
    <Form frame={frame}>
      <UsernameHint email={email} />
      <PasswordField
        label={t('confirm.password')}
        autoComplete="current-password"
        registration={registration}
        error={frame.message('password')}
        inputProps={{ autoFocus: true }}
      />
      <FormDialogButtons
        cancel={t('confirm.cancel')}
        onCancel={onCancel}
        submitting={frame.submitting}
        submittingLabel={t('confirm.submitting')}
      >
        {t('confirm.submit')}
      </FormDialogButtons>
    </Form>
  );
}
