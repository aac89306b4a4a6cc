import { styled } from '@mui/material/styles';
import { EyeOff } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';

const Mark = styled('span')({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 4,
  padding: '1px 8px',
  border: `1px solid ${look.vars.palette.outline}`,
  borderRadius: 999,
  fontSize: '0.75rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
});

/** Marks a block that is hidden from visitors. */
export function HiddenBadge() {
  const { t } = useTranslation('blocks');
  return (
    <Mark>
      <EyeOff size={13} aria-hidden />
      {t('hidden')}
    </Mark>
  );
}
