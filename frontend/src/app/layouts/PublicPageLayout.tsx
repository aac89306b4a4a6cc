import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink';
import { MarkLink } from '../../components/MarkLink';
import { SiteFooter } from '../../components/SiteFooter';
import { PATHS } from '../../config/paths';
import { useSignedInHint } from '../../hooks/useSignedInHint';

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: {
    flex: 'none',
    marginBlock: 'clamp(24px, 6vh, 64px)',
    minHeight: 480,
    overflow: 'hidden',
    borderRadius: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Spring = styled('div')({ flex: 1 });

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 12px',
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

/** The frame of what creators show: the page is theirs, the product stays at its foot, and invites who has none yet. */
export default function PublicPageLayout() {
  const { t } = useTranslation('profile');
  const signedIn = useSignedInHint();
  return (
    <>
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Spring />
      <SiteFooter>
        <Line>
          <MarkLink />
          {!signedIn && (
            <ButtonLink to={PATHS.signUp} variant="text" size="small">
              {t('invitation')}
            </ButtonLink>
          )}
        </Line>
      </SiteFooter>
    </>
  );
}
