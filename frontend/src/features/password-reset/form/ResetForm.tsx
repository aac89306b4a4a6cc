import { type UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ResetValues } from './useResetForm';

interface ResetFormProps {
  fields: Record<keyof ResetValues, UseFormRegisterReturn>;
  frame: SubmittedForm<'resetPassword', ResetValues>;
}

export function ResetForm({ fields, frame }: ResetFormProps) {
  const { t } = useTranslation('credentials');
  return (
    <Form frame={frame}>
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
        registration={fields.email}
        error={frame.message('email')}
      />
      <SubmitButton submitting={frame.submitting} submittingLabel={t('code.sending')}>
        {t('code.send')}
      </SubmitButton>
    </Form>
  );
}
