import { useConfirmIdentity } from '../../../api/generated/auth/auth';
import { CodeInput } from '../../../components/forms/CodeInput';
import { Form } from '../../../components/forms/Form';
import { FormDialogButtons } from '../../../components/forms/FormDialogButtons';
import { codeVariables, useCodeField, useCodeForm } from '../../../hooks/useCodeForm';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';

/** Confirms the identity by a mailed code. */
export function ConfirmByCode({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const { t } = useTranslation('credentials');
  const form = useCodeForm();
  const field = useCodeField(form.control);
  const frame = useSubmittedForm({
    area: 'accountSettings',
    form,
    call: useConfirmIdentity(),
    variables: codeVariables,
    onSuccess: onConfirmed,
    asksBeforeLeaving: false,
    failures: { 401: { notice: t('confirm.burnt') } },
  });
  return (
    <Form frame={frame}>
      <CodeInput {...field} error={frame.message('code')} autoFocus />
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
