import { type UseFormRegisterReturn } from 'react-hook-form';
import { type EmailValues } from '../../hooks/useEmailForm';
import { type SubmittedForm } from '../../hooks/useSubmittedForm';
import { useTranslation } from '../../i18n/useTranslation';
import { SubmitButton } from '../buttons/SubmitButton';
import { Field } from './Field';
import { Form } from './Form';

interface EmailFormProps {
  registration: UseFormRegisterReturn;
  frame: SubmittedForm<'accountSettings' | 'resetPassword', EmailValues>;
  /** By default "e-mail address". */
  label?: string;
  autoComplete: 'email' | 'username';
}

/** Requests a code for an e-mail address. */
export function EmailForm({ registration, frame, label, autoComplete }: EmailFormProps) {
  const { t } = useTranslation('credentials');
  return (
    <Form frame={frame}>
      <Field
        label={label ?? t('email')}
        type="email"
        autoComplete={autoComplete}
        inputMode="email"
        registration={registration}
        error={frame.message('email')}
      />
      <SubmitButton submitting={frame.submitting} submittingLabel={t('code.sending')}>
        {t('code.send')}
      </SubmitButton>
    </Form>
  );
}
