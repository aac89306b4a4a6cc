import Typography from '@mui/material/Typography';
import { type UseFormReturn } from 'react-hook-form';
import { NewPasswordFields } from '../../../components/forms/NewPasswordFields';
import { UsernameHint } from '../../../components/forms/UsernameHint';
import { useNewPasswordFields } from '../../../hooks/useNewPasswordFields';
import { useTranslation } from '../../../i18n/useTranslation';
import { type PasswordCodeValues } from './usePasswordCodeForm';

interface PasswordAgainProps {
  form: UseFormReturn<PasswordCodeValues>;
  message: (field: 'password' | 'passwordConfirm') => string | undefined;
  email: string;
}

/** Asks for the new password again, beside the code. */
export function PasswordAgain({ form, message, email }: PasswordAgainProps) {
  const { t } = useTranslation('passwordChange');
  const fields = useNewPasswordFields(form);
  return (
    <>
      <Typography sx={{ mb: -1, color: 'text.secondary' }}>{t('code.again')}</Typography>
      <UsernameHint email={email} />
      <NewPasswordFields fields={fields} message={message} />
    </>
  );
}
