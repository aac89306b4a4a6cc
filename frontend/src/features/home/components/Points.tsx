import { useTranslation } from 'react-i18next';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { EntryText, EntryTitle, Section, SectionTitle, Wide } from './Section';

const List = styled('ul')({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 56px) clamp(32px, 4vw, 64px)',
  listStyle: 'none',
  margin: 'clamp(32px, 4vw, 56px) 0 0',
  padding: 0,
  [look.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [look.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Point = styled('li')({
  '&::before': {
    content: '""',
    display: 'block',
    width: 28,
    height: 2,
    marginBottom: 20,
    backgroundColor: look.vars.palette.primary.main,
  },
});

const POINTS = ['fast', 'private', 'languages', 'favorites', 'honest', 'leave'] as const;

/** What is done better here. */
export function Points() {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="home-points">
      <Wide>
        <SectionTitle id="home-points">{t('points.heading')}</SectionTitle>
        <List>
          {POINTS.map((point) => (
            <Point key={point}>
              <EntryTitle>{t(`points.${point}.title`)}</EntryTitle>
              <EntryText>{t(`points.${point}.text`)}</EntryText>
            </Point>
          ))}
        </List>
      </Wide>
    </Section>
  );
}
