import { LANGUAGES, localisedPath } from '@hitohira/backend/rules';
import { setCookie } from '../../config/cookies';
import { useCurrentAddress } from '../../hooks/useCurrentAddress';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './LanguageSwitch.module.css';

/** Links to the page in other languages. The choice is stored in a cookie. A second switch on a page needs a label. */
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
