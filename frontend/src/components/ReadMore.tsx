import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../hooks/useHydrated';
import { useTextLanguage } from '../i18n/text-language';
import { COLOR_SCHEME_ATTRIBUTE } from '../theme/color-scheme-script';
import { look } from '../theme/look';
import { styled } from '../theme/styled';
import { TARGET_PX } from '../theme/tokens';
import { cutText } from './cut-text';

const Text = styled('p')({
  whiteSpace: 'pre-line',
  // Only where scripts run, and as long as nobody has asked for the rest: by the button, or by the address.
  [`html[${COLOR_SCHEME_ATTRIBUTE}] &:not([data-whole="true"]):not(:target) [data-rest]`]: {
    display: 'none',
  },
  [`html:not([${COLOR_SCHEME_ATTRIBUTE}]) & [data-cut]`]: { display: 'none' },
  '&:target [data-cut="dots"], &[data-whole="true"] [data-cut="dots"]': { display: 'none' },
  '&:target a[data-cut]': { display: 'none' },
});

const More = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET_PX,
  // Where it begins a line it stands below the words.
  margin: '-10px -4px',
  padding: '0 4px',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  fontSize: '0.875rem',
  color: look.vars.palette.primary.main,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 2 },
});

interface ReadMoreProps {
  text: string;
  /** How many characters are shown first. */
  threshold: number;
  className?: string;
}

/**
 * A text of which a long one shows its beginning first. All of it is in the document: without scripts all is shown, and
 * until the browser has taken the page over a plain link leads to the rest.
 */
export function ReadMore({ text, threshold, className }: ReadMoreProps) {
  const { t } = useTranslation();
  const id = useId();
  const textLanguage = useTextLanguage();
  const hydrated = useHydrated();
  const [whole, setWhole] = useState(false);
  const { beginning, rest } = cutText(text, threshold);
  const lang = textLanguage(text);
  if (rest === '') {
    return (
      <Text className={className} lang={lang} dir="auto">
        {text}
      </Text>
    );
  }
  return (
    <Text id={id} className={className} data-whole={whole} dir="auto">
      <span lang={lang}>
        {beginning}
        <span data-cut="dots">…</span>
        <span data-rest>{rest}</span>
      </span>{' '}
      {hydrated ? (
        <More as="button" type="button" data-cut aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'readLess' : 'readMore')}
        </More>
      ) : (
        <More href={`#${id}`} data-cut>
          {t('readMore')}
        </More>
      )}
    </Text>
  );
}
