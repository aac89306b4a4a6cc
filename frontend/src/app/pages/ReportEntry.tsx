import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { reportPath } from '../config/paths';
import { TextLink } from './TextLink';

const Quiet = styled(TextLink)(({ theme }) => ({
  alignSelf: 'center',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 400,
}));

/** The way to tell of something on a creator's page that should not be there. */
export function ReportEntry({ page }: { page: string }) {
  const { t } = useTranslation('profile');
  return <Quiet to={reportPath(page)}>{t('report')}</Quiet>;
}
