import { useAfterCredentialChange } from '../../api/credential-change';
import { useChangePassword, useCheckPasswordCode } from '../../api/generated/accounts/accounts';
import { CodePage } from '../../components/forms/CodePage';
import { FormColumn } from '../../components/forms/FormColumn';
import { enterStep } from '../../config/flows';
import { PATHS } from '../../config/paths';
import { useCodeStep } from '../../hooks/useCodeStep';
import { useCodeTime } from '../../hooks/useCodeTime';
import { useFlowNavigation } from '../../hooks/useFlowNavigation';
import { useTranslation } from '../../i18n/useTranslation';
import { usePendingPassword } from './api/pending-password';
import { PasswordAgain } from './form/PasswordAgain';
import { usePasswordCodeForm } from './form/usePasswordCodeForm';

/** Password change: the code, and after a reload the password too, which is never stored. */
export default function PasswordChangeCodePage() {
  const { t } = useTranslation('passwordChange');
  const time = useCodeTime();
  const { goTo } = useFlowNavigation('changePassword');
  const held = usePendingPassword();
  const { form, asksForPassword, variables, request, askForPassword } = usePasswordCodeForm();
  const { step, frame, email } = useCodeStep({
    flow: 'changePassword',
    area: 'accountSettings',
    form,
    call: useCheckPasswordCode({ mutation: { onSuccess: useAfterCredentialChange() } }),
    variables,
    onSuccess: () => {
      held.drop();
      goTo('complete');
    },
    sendsItself: !asksForPassword,
    failures: {
      404: { message: 'UNAUTHORIZED' },
      commonPassword: { then: askForPassword },
      personalPassword: { then: askForPassword },
    },
    resend: { call: useChangePassword(), request },
  });

  return (
    <FormColumn>
      <CodePage
        step={step}
        lead={t('code.lead', { email, time })}
        submitLabel={t('code.submit')}
        back={{
          label: t('code.otherPassword'),
          href: PATHS.changePassword,
          onClick: () => enterStep('changePassword', 'form'),
        }}
      >
        {asksForPassword && <PasswordAgain form={form} message={frame.message} email={email} />}
      </CodePage>
    </FormColumn>
  );
}
