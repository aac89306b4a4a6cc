import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../components/TextLink';
import { profilePath, reportPath } from '../../../config/paths';

const Quiet = styled(TextLink)(({ theme }) => ({
  alignSelf: 'center',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 400,
}));

/** The way to tell of something on the page that should not be there. */
export function ReportEntry({ displayId }: { displayId: string }) {
  const { t } = useTranslation('profile');
  return <Quiet to={reportPath(profilePath(displayId))}>{t('report')}</Quiet>;
}
