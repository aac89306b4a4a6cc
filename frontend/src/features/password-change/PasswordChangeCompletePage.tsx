import { WideButton } from '../../components/buttons/WideButton';
import { CompletionHeading } from '../../components/forms/CompletionHeading';
import { FormColumn } from '../../components/forms/FormColumn';
import { endFlow } from '../../config/flows';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

/** Password change: done. */
export default function PasswordChangeCompletePage() {
  const { t } = useTranslation('passwordChange');
  return (
    <FormColumn>
      <CompletionHeading title={t('complete.heading')} lead={t('complete.lead')} />
      <WideButton href={PATHS.settingsAccount} onClick={() => endFlow('changePassword')}>
        {t('complete.next')}
      </WideButton>
    </FormColumn>
  );
}
