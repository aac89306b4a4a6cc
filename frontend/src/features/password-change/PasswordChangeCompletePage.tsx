import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormColumn } from '../../components/forms/FormColumn';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { PetalMark } from '../../components/brand/PetalMark';
import { endFlow } from '../../config/flows';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

/** What stands here while the guards are asked. */
export const Fallback = FormSkeleton;

/** Password change: done. */
export default function PasswordChangeCompletePage() {
  const { t } = useTranslation('passwordChange');
  return (
    <FormColumn>
      <Box sx={{ mb: 3 }}>
        <PetalMark />
      </Box>
      <FormHeading title={t('complete.heading')} lead={t('complete.lead')} />
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
