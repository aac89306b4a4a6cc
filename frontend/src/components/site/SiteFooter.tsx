import { type ReactNode } from 'react';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { SitePlaces } from './SitePlaces';
import styles from './SiteFooter.module.css';

/** The footer of public pages. */
export function SiteFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className={styles.foot}>
      {children}
      <SitePlaces />
      <div className={styles.settings}>
        <LanguageSwitch />
        <ColorSchemeSwitch />
      </div>
    </footer>
  );
}
