import { type UseFormRegisterReturn } from 'react-hook-form';
import { Form } from '../../../components/forms/Form';
import { NewPasswordFields } from '../../../components/forms/NewPasswordFields';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { UsernameHint } from '../../../components/forms/UsernameHint';
import { type NewPasswordValues } from '../../../hooks/useNewPasswordFields';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';

interface PasswordFormProps {
  fields: Record<'password' | 'passwordConfirm', UseFormRegisterReturn>;
  frame: SubmittedForm<'accountSettings', NewPasswordValues>;
  email: string;
}

export function PasswordForm({ fields, frame, email }: PasswordFormProps) {
  const { t } = useTranslation('credentials');
  return (
    <Form frame={frame}>
      <UsernameHint email={email} />
      <NewPasswordFields fields={fields} message={frame.message} />
      <SubmitButton submitting={frame.submitting} submittingLabel={t('code.sending')}>
        {t('code.send')}
      </SubmitButton>
    </Form>
  );
}
