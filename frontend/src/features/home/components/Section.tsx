import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import styles from './Section.module.css';

/** As wide as the words of the front page go. */
export function Wide({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx(styles.wide, className)} {...props} />;
}

/** A part of the front page. */
export function Section({ className, ...props }: ComponentProps<'section'>) {
  return <section className={clsx(styles.section, className)} {...props} />;
}

/** What a part of the front page is about. */
export function SectionTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <h2 className={clsx(styles.sectionTitle, className)} {...props} />;
}

/** What there is to say about it in a sentence. */
export function SectionLead({ className, ...props }: ComponentProps<'p'>) {
  return <p className={clsx(styles.sectionLead, className)} {...props} />;
}

/** What one of several things is called. */
export function EntryTitle({ className, ...props }: ComponentProps<'h3'>) {
  return <h3 className={clsx(styles.entryTitle, className)} {...props} />;
}

/** What there is to say about one of several things. */
export function EntryText({ className, ...props }: ComponentProps<'p'>) {
  return <p className={clsx(styles.entryText, className)} {...props} />;
}
