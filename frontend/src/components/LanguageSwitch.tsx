import { useTranslation } from 'react-i18next';
import { keepCookie } from '../config/cookies';
import { useShownAddress } from '../hooks/useShownAddress';
import { LANGUAGES, localisedPath } from '../i18n/language';
import styles from './LanguageSwitch.module.css';

/**
 * The same page in the other language: real links to its addresses, so that they work everywhere and for everybody.
 * Choosing one is remembered for a year. A second switch on a page has a label of its own.
 */
export function LanguageSwitch({ label }: { label?: string }) {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useShownAddress();
  return (
    <nav aria-label={label ?? t('language.label')}>
      <ul className={styles.list}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              className={styles.choice}
              href={`${localisedPath(language, pathname)}${search}`}
              hrefLang={language}
              lang={language}
              aria-current={language === i18n.language ? 'true' : undefined}
              onClick={() => keepCookie('locale', language)}
            >
              {t(`language.${language}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
