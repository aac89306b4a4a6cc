import { type UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { PasswordField } from '../../../components/forms/PasswordField';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { type Availability } from '../../../hooks/useDisplayIdAvailability';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { AccountFields } from '../components/AccountFields';
import { type SignUpValues } from './useSignUpForm';

interface SignUpFormProps {
  fields: Record<keyof SignUpValues, UseFormRegisterReturn>;
  frame: SubmittedForm<'signUp', SignUpValues>;
  availability: Availability;
}

export function SignUpForm({ fields, frame, availability }: SignUpFormProps) {
  const { t } = useTranslation('signUp');
  const { message, submitting } = frame;
  return (
    <Form frame={frame}>
      <Field
        label={t('form.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        registration={fields.email}
        error={message('email')}
      />
      <PasswordField
        label={t('form.password')}
        hint={t('form.passwordHint')}
        autoComplete="new-password"
        registration={fields.password}
        error={message('password')}
      />
      <PasswordField
        label={t('form.passwordConfirm')}
        autoComplete="new-password"
        registration={fields.passwordConfirm}
        error={message('passwordConfirm')}
      />
      <AccountFields fields={fields} message={message} availability={availability} />
      <SubmitButton submitting={submitting} submittingLabel={t('form.submitting')}>
        {t('form.submit')}
      </SubmitButton>
    </Form>
  );
}
