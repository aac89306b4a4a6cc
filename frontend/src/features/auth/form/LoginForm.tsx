import { type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/Field';
import { Form } from '../../../components/Form';
import { FormFailure } from '../../../components/FormFailure';
import { PasswordField } from '../../../components/PasswordField';
import { SubmitButton } from '../../../components/SubmitButton';
import { useFieldMessages } from '../../../hooks/useFieldMessages';
import { type LoginValues } from './useLoginForm';

interface LoginFormProps {
  fields: Record<keyof LoginValues, UseFormRegisterReturn>;
  errors: FieldErrors<LoginValues>;
  failure: string | null;
  submitting: boolean;
  onSubmit: () => void;
}

export function LoginForm({ fields, errors, failure, submitting, onSubmit }: LoginFormProps) {
  const { t } = useTranslation('login');
  const message = useFieldMessages('login', errors);
  return (
    <Form onSubmit={onSubmit} submitting={submitting}>
      <FormFailure>{failure}</FormFailure>
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
        registration={fields.email}
        error={message('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        registration={fields.password}
        error={message('password')}
      />
      <SubmitButton submitting={submitting} submittingLabel={t('submitting')}>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
}
