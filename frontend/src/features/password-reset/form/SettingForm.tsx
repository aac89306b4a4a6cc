import { type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../components/Form';
import { NewPasswordFields } from '../../../components/NewPasswordFields';
import { SubmitButton } from '../../../components/SubmitButton';
import { UsernameHint } from '../../../components/UsernameHint';
import { type NewPasswordValues } from '../../../hooks/useNewPasswordFields';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';

interface SettingFormProps {
  fields: Record<'password' | 'passwordConfirm', UseFormRegisterReturn>;
  frame: SubmittedForm<'resetPassword', NewPasswordValues>;
  email: string;
}

export function SettingForm({ fields, frame, email }: SettingFormProps) {
  const { t } = useTranslation('passwordReset');
  return (
    <Form frame={frame}>
      <UsernameHint email={email} />
      <NewPasswordFields fields={fields} message={frame.message} />
      <SubmitButton submitting={frame.submitting} submittingLabel={t('setting.submitting')}>
        {t('setting.submit')}
      </SubmitButton>
    </Form>
  );
}
