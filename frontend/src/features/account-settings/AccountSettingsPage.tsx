import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FormHeading } from '../../components/FormHeading';
import { FormSkeleton } from '../../components/FormSkeleton';
import { SessionsSection } from './components/SessionsSection';

const Column = styled('div')({ width: '100%', maxWidth: 720, margin: '0 auto' });

/** What stands here while it is still to be known who is here. */
export const Fallback = FormSkeleton;

/** What belongs to the account rather than to its page, matter by matter. Each area adds its section. */
export default function AccountSettingsPage() {
  const { t } = useTranslation('settings');
  return (
    <Column>
      <FormHeading title={t('heading')} lead={t('lead')} />
      <SessionsSection />
    </Column>
  );
}
