import Button from '@mui/material/Button';
import { CompletionHeading } from '../../components/forms/CompletionHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

/** Shown while the guard runs. */
export const Fallback = FormSkeleton;

/** Password reset: done. The login page prefills the address, and logging in ends the flow. */
export default function ResetPasswordCompletePage() {
  const { t } = useTranslation('passwordReset');
  return (
    <>
      <CompletionHeading title={t('complete.heading')} lead={t('complete.lead')} />
      <Button href={PATHS.login} variant="contained" size="large" fullWidth>
        {t('complete.next')}
      </Button>
    </>
  );
}
