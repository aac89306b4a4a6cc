import { type UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { type EmailValues } from './useEmailForm';

interface EmailFormProps {
  fields: Record<keyof EmailValues, UseFormRegisterReturn>;
  frame: SubmittedForm<'accountSettings', EmailValues>;
  label: string;
}

export function EmailForm({ fields, frame, label }: EmailFormProps) {
  const { t } = useTranslation('credentials');
  return (
    <Form frame={frame}>
      <Field
        label={label}
        type="email"
        autoComplete="email"
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
