import { WideButton } from '../../../components/buttons/WideButton';
import { FormHeading } from '../../../components/forms/FormHeading';
import { enterStep } from '../../../config/flows';
import { PATHS } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';

/** Shown to an account without an address, which needs one to receive the code. */
export function EmailNeeded() {
  const { t } = useTranslation('passwordChange');
  return (
    <>
      <FormHeading title={t('form.firstHeading')} lead={t('emailNeeded.lead')} />
      <WideButton href={PATHS.settingsEmail} onClick={() => enterStep('changeEmail', 'form')}>
        {t('emailNeeded.add')}
      </WideButton>
    </>
  );
}
