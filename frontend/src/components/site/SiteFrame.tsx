import { type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { ButtonLink } from '../buttons/ButtonLink';
import { MarkLink } from '../brand/MarkLink';
import { SiteFooter } from './SiteFooter';
import { PATHS } from '../../config/paths';
import { useSignedInHint } from '../../hooks/useSignedInHint';
import styles from './SiteFrame.module.css';

/** The layout of public pages: header, content and footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const signedIn = useSignedInHint();
  return (
    <>
      <header className={styles.header}>
        <MarkLink />
        {signedIn ? (
          <ButtonLink to={PATHS.home} variant="outlined" size="small">
            {t('actions.ownPage')}
          </ButtonLink>
        ) : (
          <nav className={styles.entrances} aria-label={t('entrances')}>
            <ButtonLink to={PATHS.login} variant="text" size="small">
              {t('actions.logIn')}
            </ButtonLink>
            <ButtonLink to={PATHS.signUp} variant="outlined" size="small">
              {t('actions.signUp')}
            </ButtonLink>
          </nav>
        )}
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
