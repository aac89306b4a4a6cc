import { type UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { PasswordField } from '../../../components/forms/PasswordField';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { type LoginValues } from './useLoginForm';

interface LoginFormProps {
  fields: Record<keyof LoginValues, UseFormRegisterReturn>;
  frame: SubmittedForm<'login', LoginValues>;
}

export function LoginForm({ fields, frame }: LoginFormProps) {
  const { t } = useTranslation('login');
  const { message, submitting } = frame;
  return (
    <Form frame={frame}>
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        registration={fields.email}
        error={message('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        registration={fields.password}
        error={message('password')}
      />
      <SubmitButton submitting={submitting} submittingLabel={t('submitting')}>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
}
