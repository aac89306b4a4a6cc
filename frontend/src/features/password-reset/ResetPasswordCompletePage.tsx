import { WideButton } from '../../components/buttons/WideButton';
import { CompletionHeading } from '../../components/forms/CompletionHeading';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

/** Password reset: done. The login page prefills the address, and logging in ends the flow. */
export default function ResetPasswordCompletePage() {
  const { t } = useTranslation('passwordReset');
  return (
    <>
      <CompletionHeading title={t('complete.heading')} lead={t('complete.lead')} />
      <WideButton href={PATHS.login}>{t('complete.next')}</WideButton>
    </>
  );
}
