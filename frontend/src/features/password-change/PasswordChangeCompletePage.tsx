import Button from '@mui/material/Button';
import { CompletionHeading } from '../../components/forms/CompletionHeading';
import { FormColumn } from '../../components/forms/FormColumn';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { endFlow } from '../../config/flows';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

/** Shown while the guards run. */
export const Fallback = FormSkeleton;

/** Password change: done. */
export default function PasswordChangeCompletePage() {
  const { t } = useTranslation('passwordChange');
  return (
    <FormColumn>
      <CompletionHeading title={t('complete.heading')} lead={t('complete.lead')} />
      <Button
        href={PATHS.settingsAccount}
        variant="contained"
        size="large"
        fullWidth
        onClick={() => endFlow('changePassword')}
      >
        {t('complete.next')}
      </Button>
    </FormColumn>
  );
}
