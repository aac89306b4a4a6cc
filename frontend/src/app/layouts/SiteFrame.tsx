import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ButtonLink';
import { MarkLink } from '../../components/MarkLink';
import { SiteFooter } from '../../components/SiteFooter';
import { PATHS } from '../../config/paths';
import { useSignedInHint } from '../../hooks/useSignedInHint';
import { look } from '../../theme/look';
import { styled } from '../../theme/styled';

const Header = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px clamp(16px, 4vw, 40px)',
  borderBottom: `1px solid ${look.vars.palette.divider}`,
});

const Entrances = styled('nav')({ display: 'flex', alignItems: 'center', gap: 4 });

const Main = styled('main')({ flex: 1, display: 'flex', flexDirection: 'column' });

/** Header with the ways in, or the way to the own page; the content; the footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const signedIn = useSignedInHint();
  return (
    <>
      <Header>
        <MarkLink />
        {signedIn ? (
          <ButtonLink to={PATHS.home} variant="outlined" size="small">
            {t('actions.ownPage')}
          </ButtonLink>
        ) : (
          <Entrances aria-label={t('entrances')}>
            <ButtonLink to={PATHS.login} variant="text" size="small">
              {t('actions.logIn')}
            </ButtonLink>
            <ButtonLink to={PATHS.signUp} variant="outlined" size="small">
              {t('actions.signUp')}
            </ButtonLink>
          </Entrances>
        )}
      </Header>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter />
    </>
  );
}
