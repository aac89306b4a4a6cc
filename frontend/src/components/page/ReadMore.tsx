import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { useTextLanguage } from '../../i18n/text-language';
import { useTranslation } from '../../i18n/useTranslation';
import { cutText } from '../text/cut-text';
import styles from './ReadMore.module.css';

interface ReadMoreProps {
  text: string;
  /** How many characters are shown first. */
  threshold: number;
  className?: string;
}

/** A text that is cut if it is long. The whole text is in the markup; before hydration a link reveals it. */
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
      <p className={clsx(styles.text, className)} lang={lang} dir="auto">
        {text}
      </p>
    );
  }
  return (
    <p id={id} className={clsx(styles.text, className)} data-whole={whole} dir="auto">
      <span lang={lang}>
        {beginning}
        <span data-cut="dots">…</span>
        <span data-rest>{rest}</span>
      </span>{' '}
      {hydrated ? (
        <button
          className={styles.more}
          type="button"
          data-cut
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {t(whole ? 'readLess' : 'readMore')}
        </button>
      ) : (
        <a className={styles.more} href={`#${id}`} data-cut>
          {t('readMore')}
        </a>
      )}
    </p>
  );
}
