import { useConfirmIdentity } from '../../../api/generated/auth/auth';
import { CodeInput } from '../../../components/forms/CodeInput';
import { Form } from '../../../components/forms/Form';
import { FormDialogButtons } from '../../../components/forms/FormDialogButtons';
import { codeVariables, useCodeForm } from '../../../hooks/useCodeForm';
import { useSentCode } from '../../../hooks/useSentCode';
import { useTranslation } from '../../../i18n/useTranslation';

/** Confirms the identity by a mailed code. */
export function ConfirmByCode({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const { t } = useTranslation('credentials');
  const { field, frame } = useSentCode({
    area: 'accountSettings',
    form: useCodeForm(),
    call: useConfirmIdentity(),
    variables: codeVariables,
    onSuccess: onConfirmed,
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
