import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';

const Pair = styled('dl')(({ theme }) => ({
  margin: '0 0 24px',
  padding: '12px 16px',
  backgroundColor: theme.vars.palette.wash,
  borderRadius: theme.vars.shape.borderRadius,
  '& dt': { fontSize: '0.8125rem', lineHeight: 1.6, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));

/** The address that holds until another one is confirmed. */
export function CurrentEmail({ email }: { email: string }) {
  const { t } = useTranslation('emailChange');
  return (
    <Pair>
      <dt>{t('form.current')}</dt>
      <dd>{email}</dd>
    </Pair>
  );
}
