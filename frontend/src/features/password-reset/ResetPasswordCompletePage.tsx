import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { PetalMark } from '../../components/brand/PetalMark';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

/** What stands here while the guard looks for the flow. */
export const Fallback = FormSkeleton;

/** Password reset: done. The login, which comes next, still knows the address; logging in ends the flow. */
export default function ResetPasswordCompletePage() {
  const { t } = useTranslation('passwordReset');
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <PetalMark />
      </Box>
      <FormHeading title={t('complete.heading')} lead={t('complete.lead')} />
      <Button href={PATHS.login} variant="contained" size="large" fullWidth>
        {t('complete.next')}
      </Button>
    </>
  );
}
