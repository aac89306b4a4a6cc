import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ButtonLink';
import { TextLink } from '../../components/TextLink';
import { PATHS } from '../../config/paths';
import { SamplePage } from './components/SamplePage';

const Wide = styled('div')({
  width: '100%',
  maxWidth: 1120,
  margin: '0 auto',
  padding: '0 clamp(20px, 5vw, 48px)',
});

const Hero = styled(Wide)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(48px, 6vw, 96px)',
  paddingBlock: 'clamp(40px, 7vw, 96px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 0.85fr)' },
}));

const Title = styled('h1')(({ theme }) => ({
  margin: 0,
  fontFamily: 'var(--display)',
  fontWeight: 600,
  fontSize: 'clamp(1.375rem, 7.8vw, 3rem)',
  lineHeight: 1.35,
  [theme.breakpoints.up('md')]: { fontSize: 'clamp(2.25rem, 4vw, 3.25rem)' },
  '& > span': { display: 'block' },
}));

const Lead = styled('p')(({ theme }) => ({
  margin: '24px 0 0',
  maxWidth: '34em',
  whiteSpace: 'pre-line',
  fontSize: 'clamp(1rem, 0.95rem + 0.3vw, 1.125rem)',
  lineHeight: 'var(--leading)',
  color: theme.vars.palette.text.secondary,
}));

const Entrances = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  marginTop: 36,
});

const Points = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: 'clamp(48px, 6vw, 88px)',
}));

const PointList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Point = styled('li')(({ theme }) => ({
  '&::before': {
    content: '""',
    display: 'block',
    width: 28,
    height: 2,
    marginBottom: 20,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

const Closing = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: 'clamp(56px, 7vw, 96px) 24px',
  textAlign: 'center',
  backgroundColor: theme.vars.palette.wash,
}));

const POINTS = ['page', 'fast', 'languages'] as const;

/** The front page: what this is, what it looks like, and the two ways in. */
export default function HomePage() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <>
      <Hero>
        <div>
          <Title>
            <span>{t('home:titleFirst')}</span>
            <span>{t('home:titleSecond')}</span>
          </Title>
          <Lead>{t('home:lead')}</Lead>
          <Entrances>
            <ButtonLink to={PATHS.signUp} variant="contained" size="large">
              {t('home:start')}
            </ButtonLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('home:haveAccount')} <TextLink to={PATHS.login}>{t('common:actions.logIn')}</TextLink>
            </Typography>
          </Entrances>
        </div>
        <SamplePage />
      </Hero>
      <Points aria-labelledby="home-points">
        <Wide>
          <Typography variant="h2" id="home-points" sx={{ fontSize: '1.5rem', mb: 5 }}>
            {t('home:points.heading')}
          </Typography>
          <PointList>
            {POINTS.map((point) => (
              <Point key={point}>
                <Typography variant="h2" component="h3">
                  {t(`home:points.${point}.title`)}
                </Typography>
                <Typography sx={{ color: 'text.secondary', mt: 1 }}>
                  {t(`home:points.${point}.text`)}
                </Typography>
              </Point>
            ))}
          </PointList>
        </Wide>
      </Points>
      <Closing>
        <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
          {t('home:closing.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('home:closing.text')}</Typography>
        <ButtonLink to={PATHS.signUp} variant="contained" size="large" style={{ marginTop: 16 }}>
          {t('home:start')}
        </ButtonLink>
      </Closing>
    </>
  );
}
