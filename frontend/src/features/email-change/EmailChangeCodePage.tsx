import { useAfterCredentialChange } from '../../api/credential-change';
import { useChangeEmail, useCheckEmailCode } from '../../api/generated/accounts/accounts';
import { CodePage } from '../../components/forms/CodePage';
import { FormColumn } from '../../components/forms/FormColumn';
import { readMailedCode } from '../../config/code-flows';
import { enterStep } from '../../config/flows';
import { PATHS } from '../../config/paths';
import { codeOf, useCodeForm } from '../../hooks/useCodeForm';
import { useCodeStep } from '../../hooks/useCodeStep';
import { useCodeTime } from '../../hooks/useCodeTime';
import { useFlowNavigation } from '../../hooks/useFlowNavigation';
import { useTranslation } from '../../i18n/useTranslation';

/** E-mail change: the code that was mailed to the new address. */
export default function EmailChangeCodePage() {
  const { t } = useTranslation(['emailChange', 'errors']);
  const time = useCodeTime();
  const { goTo } = useFlowNavigation('changeEmail');
  const address = () => readMailedCode('changeEmail').email;
  const { step, email } = useCodeStep({
    flow: 'changeEmail',
    area: 'accountSettings',
    form: useCodeForm(),
    call: useCheckEmailCode({ mutation: { onSuccess: useAfterCredentialChange() } }),
    variables: ({ code }) => ({ data: { code: codeOf(code), email: address() } }),
    onSuccess: () => goTo('complete'),
    failures: { E0203: { message: 'UNAUTHORIZED', notice: t('errors:accountSettings.email.E0203') } },
    resend: { call: useChangeEmail(), request: () => ({ data: { email: address() } }) },
  });

  return (
    <FormColumn>
      <CodePage
        step={step}
        lead={t('emailChange:code.lead', { email, time })}
        submitLabel={t('emailChange:code.submit')}
        back={{
          label: t('emailChange:code.otherEmail'),
          href: PATHS.settingsEmail,
          onClick: () => enterStep('changeEmail', 'form'),
        }}
      />
    </FormColumn>
  );
}
