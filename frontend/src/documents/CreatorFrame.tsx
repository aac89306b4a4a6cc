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
  tokens: ThemeTokens;
  children: ReactNode;
}

/** The layout of creators' pages, with a sign-up link for visitors in its footer. */
export function CreatorFrame({ tokens, children }: CreatorFrameProps) {
  const { t } = useTranslation('profile');
  const signedIn = useSignedInHint();
  return (
    <PageGround tokens={tokens}>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <div className={styles.spring} />
      <SiteFooter hasSchemes={tokens.dark !== null}>
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
