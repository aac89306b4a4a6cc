import { type ReactNode } from 'react';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { SitePlaces } from './SitePlaces';
import styles from './SiteFooter.module.css';

interface SiteFooterProps {
  /** Whether the page has a look for each color scheme. */
  hasSchemes?: boolean;
  children?: ReactNode;
}

/** The footer of public pages. */
export function SiteFooter({ hasSchemes = true, children }: SiteFooterProps) {
  return (
    <footer className={styles.foot}>
      {children}
      <SitePlaces />
      <div className={styles.settings}>
        <LanguageSwitch />
        {hasSchemes && <ColorSchemeSwitch />}
      </div>
    </footer>
  );
}
