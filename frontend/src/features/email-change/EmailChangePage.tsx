import Link from '@mui/material/Link';
import { useNavigate } from 'react-router-dom';
import { useChangeEmail } from '../../api/generated/accounts/accounts';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { FormColumn } from '../../components/forms/FormColumn';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { startCodeStep } from '../../config/code-flows';
import { PATHS } from '../../config/paths';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';
import { CurrentEmail } from './components/CurrentEmail';
import { EmailForm } from './form/EmailForm';
import { emailVariables, useEmailForm } from './form/useEmailForm';

/** What most add as their first address: the one they have at the service that they came with. */
function suggestedEmail({ email, socialLogins }: OwnAccount): string {
  if (email !== null) return '';
  return socialLogins.find((login) => login.email !== null)?.email ?? '';
}

function EmailChange({ account }: { account: OwnAccount }) {
  const { accountId, email } = account;
  const { t } = useTranslation(['emailChange', 'credentials', 'errors']);
  const navigate = useNavigate();
  const { form, fields } = useEmailForm(suggestedEmail(account));
  const frame = useSubmittedForm({
    area: 'accountSettings',
    form,
    call: useChangeEmail(),
    variables: emailVariables,
    onSuccess: (_nothing, { data }) => {
      startCodeStep('changeEmail', data.email);
      void navigate(PATHS.settingsEmailCode, { replace: true, state: SKIP_LEAVE_PROMPT });
    },
    failures: { E0302: { notice: t('errors:codes.E0302') } },
    draft: { name: 'emailChange', accountId, fields: ['email'] },
  });

  return (
    <>
      <FormHeading
        title={t(email === null ? 'emailChange:form.firstHeading' : 'emailChange:form.heading')}
        lead={t(email === null ? 'emailChange:form.firstLead' : 'emailChange:form.lead')}
      />
      {email !== null && <CurrentEmail email={email} />}
      <EmailForm
        fields={fields}
        frame={frame}
        label={t(email === null ? 'credentials:email' : 'emailChange:form.label')}
      />
      <FormFooter>
        <Link href={PATHS.settingsAccount}>{t('emailChange:form.cancel')}</Link>
      </FormFooter>
    </>
  );
}

/** What stands here while the guards are asked. */
export const Fallback = FormSkeleton;

/** E-mail change: the new address. An account that has none adds its first. */
export default function EmailChangePage() {
  const account = useOwnAccount();
  return (
    <FormColumn>
      <OwnAccountStates query={account}>{(own) => <EmailChange account={own} />}</OwnAccountStates>
    </FormColumn>
  );
}
