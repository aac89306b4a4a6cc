import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';

const Pair = styled('dl')({
  margin: '0 0 24px',
  padding: '12px 16px',
  backgroundColor: look.vars.palette.wash,
  borderRadius: look.vars.shape.borderRadius,
  '& dt': look.typography.hint,
  '& dd': { margin: 0 },
});

/** The current address, valid until the new one is confirmed. */
export function CurrentEmail({ email }: { email: string }) {
  const { t } = useTranslation('emailChange');
  return (
    <Pair>
      <dt>{t('form.current')}</dt>
      <dd>{email}</dd>
    </Pair>
  );
}
