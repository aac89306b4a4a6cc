import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ProfileSheet } from '../../../components/ProfileSheet';

const Figure = styled('figure')({ margin: 0, display: 'flex', justifyContent: 'center' });

const Phone = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 340,
  overflow: 'hidden',
  borderRadius: 28,
  border: `1px solid ${theme.vars.palette.divider}`,
  transform: 'rotate(1.6deg)',
}));

/** A page that somebody might have, as a picture. */
export function SamplePage() {
  const { t } = useTranslation('home');
  return (
    <Figure aria-label={t('sampleLabel')}>
      <Phone>
        <ProfileSheet
          displayId={t('sample.displayId')}
          displayName={t('sample.displayName')}
          introduction={t('sample.introduction')}
          iconPicture={null}
          nameAs="p"
        />
      </Phone>
    </Figure>
  );
}
