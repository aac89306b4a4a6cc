import Chip from '@mui/material/Chip';
import { EyeOff } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation';

/** Marks a block that is hidden from visitors. */
export function HiddenBadge() {
  const { t } = useTranslation('blocks');
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      icon={<EyeOff size={13} aria-hidden />}
      label={t('hidden')}
      sx={{ flexShrink: 0 }}
    />
  );
}
