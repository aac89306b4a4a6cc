import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { Form } from '../../../components/forms/Form';
import { NewPasswordFields } from '../../../components/forms/NewPasswordFields';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { UsernameHint } from '../../../components/forms/UsernameHint';
import { type NewPasswordValues } from '../../../hooks/useNewPasswordFields';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';

export interface ResetValues extends NewPasswordValues {
  /** Whether to disconnect social logins as well. */
  disconnect: boolean;
}

interface SettingFormProps {
  fields: Record<'password' | 'passwordConfirm', UseFormRegisterReturn>;
  frame: SubmittedForm<'resetPassword', ResetValues>;
  disconnect: UseFormRegisterReturn;
  email: string;
}

export function SettingForm({ fields, disconnect, frame, email }: SettingFormProps) {
  const { t } = useTranslation('passwordReset');
  return (
    <Form frame={frame}>
      <UsernameHint email={email} />
      <NewPasswordFields fields={fields} message={frame.message} />
      <div>
        <FormControlLabel control={<Checkbox {...disconnect} />} label={t('setting.disconnect')} />
        <Typography sx={{ pl: 4, fontSize: '0.875rem', color: 'text.secondary' }}>
          {t('setting.disconnectHint')}
        </Typography>
      </div>
      <SubmitButton submitting={frame.submitting} submittingLabel={t('setting.submitting')}>
        {t('setting.submit')}
      </SubmitButton>
    </Form>
  );
}
