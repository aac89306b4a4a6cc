import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink';
import { MarkLink } from '../../components/MarkLink';
import { PageGround } from '../../components/PageGround';
import { SiteFooter } from '../../components/SiteFooter';
import { PATHS } from '../../config/paths';
import { useKnownPublicAccount } from '../../features/profile/api/public-account';
import { useSignedInHint } from '../../hooks/useSignedInHint';
import styles from './PublicPageLayout.module.css';

/** The frame of what creators show: the page is theirs, the product stays at its foot, and invites who has none yet. */
export default function PublicPageLayout() {
  const { t } = useTranslation('profile');
  const signedIn = useSignedInHint();
  const { displayId = '' } = useParams();
  const account = useKnownPublicAccount(displayId);
  return (
    <PageGround tokens={account?.theme.tokens ?? null}>
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <div className={styles.spring} />
      <SiteFooter>
        <div className={styles.line}>
          <MarkLink />
          {!signedIn && (
            <ButtonLink to={PATHS.signUp} variant="text" size="small">
              {t('invitation')}
            </ButtonLink>
          )}
        </div>
      </SiteFooter>
    </PageGround>
  );
}
