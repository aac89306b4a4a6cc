import { codePointLength, type Language } from '@hitohira/backend/rules';
import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './ReadMore.module.css';

interface ReadMoreProps {
  text: string;
  /** Its language where it is not the page's. */
  lang: Language | undefined;
  /** How many characters a text needs to be cut. */
  threshold: number;
  className?: string;
}

/** Whether the text of an element is cut at its current width; null until it is measured. */
function useIsCut(text: string, whole: boolean) {
  const shown = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const { current: element } = shown;
    if (element === null || whole) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // A new text may be cut at the same size, which the observer does not notice.
  }, [text, whole]);
  return { shown, isCut };
}

/**
 * Whether a text fits on three lines of a wide page: 32 full-width characters on each, or twice as many of ASCII. Such a
 * text is not cut there.
 */
const isBrief = (text: string): boolean =>
  text.replace(/[ -~]{2}/g, 'x').replace(/.{1,32}\n?|\n/gu, 'x').length <= 3;

/**
 * A long text on three lines, with a control below that shows the rest. Its space is reserved, so that nothing moves if
 * the text is not cut after all. Before hydration it is a link to the full text. On a wide page a brief text has no
 * control and no reserved space.
 */
export function ReadMore({ text, lang, threshold, className }: ReadMoreProps) {
  const { t } = useTranslation();
  const id = useId();
  const hydrated = useHydrated();
  const [whole, setWhole] = useState(false);
  const { shown, isCut } = useIsCut(text, whole);
  if (codePointLength(text) <= threshold) {
    return (
      <p className={clsx(styles.text, className)} lang={lang} dir="auto">
        {text}
      </p>
    );
  }
  return (
    <div className={clsx(styles.long, className)} data-brief={isBrief(text)}>
      <p id={id} className={styles.text} dir="auto" tabIndex={-1}>
        <span ref={shown} className={styles.shown} data-whole={whole} lang={lang}>
          {text}
        </span>
      </p>
      {isCut !== false && (
        <span className={styles.below}>
          {hydrated ? (
            <button
              className={styles.more}
              type="button"
              aria-controls={id}
              aria-expanded={whole}
              onClick={() => setWhole(!whole)}
            >
              {t(whole ? 'readLess' : 'readMore')}
            </button>
          ) : (
            <a className={styles.more} href={`#${id}`}>
              {t('readMore')}
            </a>
          )}
        </span>
      )}
    </div>
  );
}
