import { type ReactNode, useId } from 'react';
import { useTextLanguage } from '../../i18n/text-language';
import styles from './PageBlock.module.css';

interface PageBlockProps {
  heading: string;
  /** The preview is a picture of a page, not a page: its headings are none, and it has no places to go to. */
  headingAs?: 'h2' | 'p';
  /** What the owner can do with the block. */
  side?: ReactNode;
  children: ReactNode;
}

/** A block of a creator's page, with the words over it in the manner of its theme. */
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
