import { useTranslation } from 'react-i18next';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { EntryText, EntryTitle, Section, SectionTitle, Wide } from './Section';

const Washed = styled(Section)({ backgroundColor: look.vars.palette.wash });

const List = styled('ol')({
  display: 'grid',
  gap: 'clamp(28px, 3vw, 48px)',
  listStyle: 'none',
  counterReset: 'step',
  margin: 'clamp(32px, 4vw, 56px) 0 0',
  padding: 0,
  [look.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [look.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const Step = styled('li')({
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    display: 'block',
    marginBottom: 12,
    paddingBottom: 8,
    borderBottom: `1px solid ${look.vars.palette.outline}`,
    fontFamily: 'var(--display)',
    fontSize: '2rem',
    lineHeight: 1.2,
    color: look.vars.palette.primary.main,
  },
});

const STEPS = ['signUp', 'link', 'arrange', 'share'] as const;

/** How one comes to a page, step by step. */
export function Steps() {
  const { t } = useTranslation('home');
  return (
    <Washed aria-labelledby="home-steps">
      <Wide>
        <SectionTitle id="home-steps">{t('steps.heading')}</SectionTitle>
        <List>
          {STEPS.map((step) => (
            <Step key={step}>
              <EntryTitle>{t(`steps.${step}.title`)}</EntryTitle>
              <EntryText>{t(`steps.${step}.text`)}</EntryText>
            </Step>
          ))}
        </List>
      </Wide>
    </Washed>
  );
}
