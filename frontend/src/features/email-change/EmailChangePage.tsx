import Link from '@mui/material/Link';
import { useChangeEmail } from '../../api/generated/accounts/accounts';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { EmailForm } from '../../components/forms/EmailForm';
import { FormColumn } from '../../components/forms/FormColumn';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { mailedCodeNotes } from '../../config/code-flows';
import { PATHS } from '../../config/paths';
import { emailVariables, useEmailForm } from '../../hooks/useEmailForm';
import { useFlowNavigation } from '../../hooks/useFlowNavigation';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { useTranslation } from '../../i18n/useTranslation';
import { CurrentEmail } from './components/CurrentEmail';

/** Suggests the address of a connected service as the first one. */
function suggestedEmail({ email, socialLogins }: OwnAccount): string {
  if (email !== null) return '';
  return socialLogins.find((login) => login.email !== null)?.email ?? '';
}

function EmailChange({ account }: { account: OwnAccount }) {
  const { accountId, email } = account;
  const { t } = useTranslation(['emailChange', 'errors']);
  const { goTo } = useFlowNavigation('changeEmail');
  const { form, registration } = useEmailForm(suggestedEmail(account));
  const frame = useSubmittedForm({
    area: 'accountSettings',
    form,
    call: useChangeEmail(),
    variables: emailVariables,
    onSuccess: (_nothing, { data }) => goTo('code', mailedCodeNotes(data.email)),
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
        registration={registration}
        frame={frame}
        {...(email !== null && { label: t('emailChange:form.label') })}
        autoComplete="email"
      />
      <FormFooter>
        <Link href={PATHS.settingsAccount}>{t('emailChange:form.cancel')}</Link>
      </FormFooter>
    </>
  );
}

/** E-mail change: the new address. An account that has none adds its first. */
export default function EmailChangePage() {
  const account = useOwnAccount();
  return (
    <FormColumn>
      <OwnAccountStates query={account}>{(own) => <EmailChange account={own} />}</OwnAccountStates>
    </FormColumn>
  );
}
