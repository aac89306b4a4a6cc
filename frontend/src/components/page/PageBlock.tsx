import { type ReactNode, useId } from 'react';
import { useTextLanguage } from '../../i18n/text-language';
import styles from './PageBlock.module.css';

interface PageBlockProps {
  heading: string;
  /** `p` in previews, whose headings are not headings of the page. */
  headingAs?: 'h2' | 'p';
  /** The owner's actions. */
  side?: ReactNode;
  children: ReactNode;
}

/** A block of a creator's page, with a themed heading. */
export function PageBlock({ heading, headingAs: Heading = 'h2', side, children }: PageBlockProps) {
  const textLanguage = useTextLanguage();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={Heading === 'h2' ? id : undefined}>
      <div className={styles.line}>
        <Heading className={styles.heading} id={id} lang={textLanguage(heading)} dir="auto">
          {heading}
        </Heading>
        {side !== undefined && <div className={styles.side}>{side}</div>}
      </div>
      {children}
    </section>
  );
}
