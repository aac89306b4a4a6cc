import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink';
import { Petals } from '../../../components/Petals';
import { TextLink } from '../../../components/TextLink';
import { PATHS } from '../../../config/paths';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { EntryText, SectionTitle } from './Section';

const Ground = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  color: look.vars.palette.primary.main,
  backgroundColor: look.vars.palette.wash,
  borderTop: `1px solid ${look.vars.palette.divider}`,
});

const Words = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: 'clamp(64px, 9vw, 128px) 24px',
  textAlign: 'center',
  color: look.vars.palette.text.primary,
  '& > p': { margin: 0 },
});

/** The last word: the way in once more. */
export function Closing() {
  const { t } = useTranslation('home');
  return (
    <Ground aria-labelledby="home-closing">
      <Petals />
      <Words>
        <SectionTitle id="home-closing">{t('closing.title')}</SectionTitle>
        <EntryText>{t('closing.text')}</EntryText>
        <ButtonLink to={PATHS.signUp} variant="contained" size="large" style={{ marginTop: 20 }}>
          {t('start')}
        </ButtonLink>
        <TextLink to={PATHS.faq}>{t('closing.faq')}</TextLink>
      </Words>
    </Ground>
  );
}
