import { type ReactNode } from 'react';
import { type ThemeTokens } from '../api/generated/model/themeTokens';
import { ButtonLink } from '../components/buttons/ButtonLink';
import { MarkLink } from '../components/brand/MarkLink';
import { PageGround } from '../components/page/PageGround';
import { SiteFooter } from '../components/site/SiteFooter';
import { PATHS } from '../config/paths';
import { useSignedInHint } from '../hooks/useSignedInHint';
import { useTranslation } from '../i18n/useTranslation';
import styles from './CreatorFrame.module.css';

interface CreatorFrameProps {
  /** The theme that the creator has chosen. */
  tokens: ThemeTokens;
  children: ReactNode;
}

/** The frame of what creators show: the page is theirs, the product stays at its foot, and invites who has none yet. */
export function CreatorFrame({ tokens, children }: CreatorFrameProps) {
  const { t } = useTranslation('profile');
  const signedIn = useSignedInHint();
  return (
    <PageGround tokens={tokens}>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
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
