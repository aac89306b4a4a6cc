import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';

/** Readable where the links begin, before anybody follows one. */
const Label = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  fontSize: '0.8125rem',
  lineHeight: 1.7,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

/** Says of a block that somebody may earn with what is in it. */
export function AdvertisingLabel() {
  const { t } = useTranslation('profile');
  return <Label>{t('advertising')}</Label>;
}
