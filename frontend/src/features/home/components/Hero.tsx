import { Check } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink';
import { TextLink } from '../../../components/TextLink';
import { PATHS } from '../../../config/paths';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { Wide } from './Section';

const Columns = styled(Wide)({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(40px, 6vw, 96px)',
  paddingBlock: 'clamp(40px, 6vw, 80px) clamp(48px, 6vw, 88px)',
  [look.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 0.85fr)' },
});

const Title = styled('h1')({
  margin: 0,
  fontFamily: 'var(--display)',
  fontWeight: 600,
  fontSize: 'clamp(1.375rem, 7.8vw, 3rem)',
  lineHeight: 1.35,
  [look.breakpoints.up('md')]: { fontSize: 'clamp(2.25rem, 4.2vw, 3.5rem)' },
  '& > span': { display: 'block' },
});

const Lead = styled('p')({
  margin: '24px 0 0',
  maxWidth: '34em',
  whiteSpace: 'pre-line',
  fontSize: 'clamp(1rem, 0.95rem + 0.3vw, 1.125rem)',
  lineHeight: 'var(--leading)',
  color: look.vars.palette.text.secondary,
});

const Entrances = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  marginTop: 36,
});

const Quiet = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  color: look.vars.palette.text.secondary,
});

const Assurances = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  listStyle: 'none',
  margin: '28px 0 0',
  padding: 0,
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { flexShrink: 0, color: look.vars.palette.primary.main },
});

const ASSURANCES = ['free', 'noAds', 'noTracking'] as const;

/** What this is, the ways in, and beside them what it looks like. */
export function Hero({ example }: { example: ReactNode }) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Columns>
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
          <Quiet>
            {t('home:haveAccount')} <TextLink to={PATHS.login}>{t('common:actions.logIn')}</TextLink>
          </Quiet>
        </Entrances>
        <Assurances>
          {ASSURANCES.map((name) => (
            <li key={name}>
              <Check size={16} aria-hidden />
              {t(`home:assurances.${name}`)}
            </li>
          ))}
        </Assurances>
      </div>
      {example}
    </Columns>
  );
}
