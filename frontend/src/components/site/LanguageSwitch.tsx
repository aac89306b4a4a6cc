import { setCookie } from '../../config/cookies';
import { useCurrentAddress } from '../../hooks/useCurrentAddress';
import { LANGUAGES, localisedPath } from '../../i18n/language';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './LanguageSwitch.module.css';

/**
 * The same page in the other language: real links to its addresses, so that they work everywhere and for everybody.
 * Choosing one is remembered for a year. A second switch on a page has a label of its own.
 */
export function LanguageSwitch({ label }: { label?: string }) {
  const { t, language } = useTranslation();
  const { pathname, search } = useCurrentAddress();
  return (
    <nav aria-label={label ?? t('language.label')}>
      <ul className={styles.list}>
        {LANGUAGES.map((choice) => (
          <li key={choice}>
            <a
              className={styles.choice}
              href={`${localisedPath(choice, pathname)}${search}`}
              hrefLang={choice}
              lang={choice}
              aria-current={choice === language ? 'true' : undefined}
              onClick={() => setCookie('locale', choice)}
            >
              {t(`language.${choice}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
