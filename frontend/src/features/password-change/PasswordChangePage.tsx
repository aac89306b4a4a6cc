import Link from '@mui/material/Link';
import { useForm } from 'react-hook-form';
import { useChangePassword } from '../../api/generated/accounts/accounts';
import { useOwnAccount } from '../../api/own-account';
import { FormColumn } from '../../components/forms/FormColumn';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { mailedCodeNotes } from '../../config/code-flows';
import { PATHS } from '../../config/paths';
import { useFlowNavigation } from '../../hooks/useFlowNavigation';
import {
  EMPTY_NEW_PASSWORD,
  type NewPasswordValues,
  useNewPasswordFields,
} from '../../hooks/useNewPasswordFields';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { useTranslation } from '../../i18n/useTranslation';
import { usePendingPassword } from './api/pending-password';
import { EmailNeeded } from './components/EmailNeeded';
import { PasswordForm } from './form/PasswordForm';

function PasswordChange({ email, isFirst }: { email: string; isFirst: boolean }) {
  const { t } = useTranslation('passwordChange');
  const { goTo } = useFlowNavigation('changePassword');
  const held = usePendingPassword();
  const form = useForm<NewPasswordValues>({ mode: 'onTouched', defaultValues: EMPTY_NEW_PASSWORD });
  const fields = useNewPasswordFields(form);
  const frame = useSubmittedForm({
    area: 'accountSettings',
    form,
    call: useChangePassword(),
    variables: ({ password }) => ({ data: { password } }),
    onSuccess: (_nothing, { data }) => {
      held.hold(data.password);
      goTo('code', mailedCodeNotes(email));
    },
  });

  return (
    <>
      <FormHeading
        title={t(isFirst ? 'form.firstHeading' : 'form.heading')}
        lead={t(isFirst ? 'form.firstLead' : 'form.lead', { email })}
      />
      <PasswordForm fields={fields} frame={frame} email={email} />
    </>
  );
}

/** Password change: the new password. An account without one sets its first. */
export default function PasswordChangePage() {
  const { t } = useTranslation('passwordChange');
  const account = useOwnAccount();
  return (
    <FormColumn>
      <OwnAccountStates query={account}>
        {({ email, hasPassword }) =>
          email === null ? <EmailNeeded /> : <PasswordChange email={email} isFirst={!hasPassword} />
        }
      </OwnAccountStates>
      <FormFooter>
        <Link href={PATHS.settingsAccount}>{t('form.cancel')}</Link>
      </FormFooter>
    </FormColumn>
  );
}
