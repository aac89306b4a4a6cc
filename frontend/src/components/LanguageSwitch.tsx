import { useTranslation } from 'react-i18next';
import { keepCookie } from '../config/cookies';
import { useShownAddress } from '../hooks/useShownAddress';
import { look } from '../theme/look';
import { styled } from '../theme/styled';
import { TARGET_PX } from '../theme/tokens';
import { LANGUAGES, localisedPath } from '../i18n/language';

const List = styled('ul')({ display: 'flex', listStyle: 'none', margin: 0, padding: 0 });

const Choice = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET_PX,
  padding: '0 10px',
  fontSize: '0.875rem',
  color: look.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: look.vars.palette.text.primary, textDecoration: 'underline' },
  '&[aria-current]': { color: look.vars.palette.text.primary, fontWeight: 600 },
});

/**
 * The same page in the other language: real links to its addresses, so that they work everywhere and for everybody.
 * Choosing one is remembered for a year. A second switch on a page has a label of its own.
 */
export function LanguageSwitch({ label }: { label?: string }) {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useShownAddress();
  return (
    <nav aria-label={label ?? t('language.label')}>
      <List>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <Choice
              href={`${localisedPath(language, pathname)}${search}`}
              hrefLang={language}
              lang={language}
              aria-current={language === i18n.language ? 'true' : undefined}
              onClick={() => keepCookie('locale', language)}
            >
              {t(`language.${language}`)}
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
