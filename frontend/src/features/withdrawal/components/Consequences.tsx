import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Points = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: '0 0 32px',
  paddingInlineStart: '1.25em',
  lineHeight: 'var(--leading)',
  '& strong': { fontWeight: 600 },
});

/** What is lost when an account is deleted, and whether there is a way back: that takes an e-mail address. */
export function Consequences({ restorable }: { restorable: boolean }) {
  const { t } = useTranslation('withdrawal');
  return (
    <Points>
      <li>{t('consequences.page')}</li>
      <li>{t('consequences.services')}</li>
      <li>{t('consequences.displayId')}</li>
      <li>{restorable ? t('consequences.restorable') : <strong>{t('consequences.final')}</strong>}</li>
    </Points>
  );
}
