import Link from '@mui/material/Link';
import { useNavigate } from 'react-router-dom';
import { useAfterCredentialChange } from '../../api/credential-change';
import { useChangeEmail, useCheckEmailCode } from '../../api/generated/accounts/accounts';
import { CodeStep } from '../../components/forms/CodeStep';
import { FormColumn } from '../../components/forms/FormColumn';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { readMailedCode } from '../../config/code-flows';
import { enterStep } from '../../config/flows';
import { PATHS } from '../../config/paths';
import { codeOf, useCodeForm } from '../../hooks/useCodeForm';
import { useCodeStep } from '../../hooks/useCodeStep';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';

/** What stands here while the guards are asked. */
export const Fallback = FormSkeleton;

/** E-mail change: the code that was mailed to the new address. */
export default function EmailChangeCodePage() {
  const { t } = useTranslation(['emailChange', 'credentials', 'errors']);
  const navigate = useNavigate();
  const address = () => readMailedCode('changeEmail').email;
  const { step, email } = useCodeStep({
    flow: 'changeEmail',
    area: 'accountSettings',
    form: useCodeForm(),
    call: useCheckEmailCode({ mutation: { onSuccess: useAfterCredentialChange() } }),
    variables: ({ code }) => ({ data: { code: codeOf(code), email: address() } }),
    onSuccess: () => {
      enterStep('changeEmail', 'complete');
      void navigate(PATHS.settingsEmailComplete, { replace: true, state: SKIP_LEAVE_PROMPT });
    },
    failures: { E0203: { message: 'UNAUTHORIZED', notice: t('errors:accountSettings.email.E0203') } },
    resend: { call: useChangeEmail(), request: () => ({ data: { email: address() } }) },
  });

  return (
    <FormColumn>
      <FormHeading title={t('credentials:code.heading')} lead={t('emailChange:code.lead', { email })} />
      <CodeStep step={step} submitLabel={t('emailChange:code.submit')} />
      <FormFooter>
        <Link href={PATHS.settingsEmail} onClick={() => enterStep('changeEmail', 'form')}>
          {t('emailChange:code.otherEmail')}
        </Link>
      </FormFooter>
    </FormColumn>
  );
}
