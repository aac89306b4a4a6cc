import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink';
import { MarkLink } from '../../components/MarkLink';
import { PageGround } from '../../components/PageGround';
import { SiteFooter } from '../../components/SiteFooter';
import { PATHS } from '../../config/paths';
import { useKnownPublicAccount } from '../../features/profile/api/public-account';
import { useSignedInHint } from '../../hooks/useSignedInHint';
import { look } from '../../theme/look';
import { styled } from '../../theme/styled';

const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  [look.breakpoints.up('sm')]: {
    '--sheet-radius': '20px',
    flex: 'none',
    marginBlock: 'clamp(24px, 6vh, 64px)',
    minHeight: 480,
  },
});

const Spring = styled('div')({ flex: 1 });

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 12px',
  [look.breakpoints.down('sm')]: { width: '100%' },
});

/** The frame of what creators show: the page is theirs, the product stays at its foot, and invites who has none yet. */
export default function PublicPageLayout() {
  const { t } = useTranslation('profile');
  const signedIn = useSignedInHint();
  const { displayId = '' } = useParams();
  const account = useKnownPublicAccount(displayId);
  return (
    <PageGround tokens={account?.theme.tokens ?? null}>
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
    </PageGround>
  );
}
