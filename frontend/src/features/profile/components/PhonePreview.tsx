import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ProfileSheet, type ProfileSheetProps } from '../../../components/ProfileSheet';

const Frame = styled('section')(({ theme }) => ({
  width: '100%',
  maxWidth: 360,
  margin: '0 auto',
  borderRadius: 32,
  border: `1px solid ${theme.vars.palette.outline}`,
  padding: 8,
  backgroundColor: theme.vars.palette.wash,
}));

const Screen = styled('div')(({ theme }) => ({
  height: 'min(640px, 74dvh)',
  overflowY: 'auto',
  borderRadius: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** The page as a phone shows it, following every change. */
export function PhonePreview(
  profile: Pick<ProfileSheetProps, 'displayId' | 'displayName' | 'introduction' | 'iconPicture' | 'children'>,
) {
  const { t } = useTranslation('studio');
  return (
    <Frame aria-label={t('preview.label')}>
      <Screen tabIndex={0} role="group" aria-label={t('preview.label')}>
        <ProfileSheet {...profile} nameAs="p" />
      </Screen>
    </Frame>
  );
}
