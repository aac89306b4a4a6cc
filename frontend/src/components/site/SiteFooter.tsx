import { type ReactNode } from 'react';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { SitePlaces } from './SitePlaces';
import styles from './SiteFooter.module.css';

/** The end of a page: whatever its frame wants to say, the places that concern everybody, the languages, the colours. */
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
