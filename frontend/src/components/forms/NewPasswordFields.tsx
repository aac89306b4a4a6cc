import { type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation';
import { PasswordField } from './PasswordField';

interface NewPasswordFieldsProps {
  fields: Record<'password' | 'passwordConfirm', UseFormRegisterReturn>;
  /** The error text of a field. */
  message: (field: 'password' | 'passwordConfirm') => string | undefined;
}

/** The fields of a new password and its confirmation. */
export function NewPasswordFields({ fields, message }: NewPasswordFieldsProps) {
  const { t } = useTranslation('credentials');
  return (
    <>
      <PasswordField
        label={t('password.label')}
        hint={t('password.hint')}
        autoComplete="new-password"
        registration={fields.password}
        error={message('password')}
      />
      <PasswordField
        label={t('password.confirm')}
        autoComplete="new-password"
        registration={fields.passwordConfirm}
        error={message('passwordConfirm')}
      />
    </>
  );
}
