import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import styles from './Section.module.css';

/** The text width of the home page. */
export function Wide({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx(styles.wide, className)} {...props} />;
}

/** A section of the home page. */
export function Section({ className, ...props }: ComponentProps<'section'>) {
  return <section className={clsx(styles.section, className)} {...props} />;
}

/** The title of a section. */
export function SectionTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <h2 className={clsx(styles.sectionTitle, className)} {...props} />;
}

/** The lead of a section. */
export function SectionLead({ className, ...props }: ComponentProps<'p'>) {
  return <p className={clsx(styles.sectionLead, className)} {...props} />;
}

/** The title of a list entry. */
export function EntryTitle({ className, ...props }: ComponentProps<'h3'>) {
  return <h3 className={clsx(styles.entryTitle, className)} {...props} />;
}

/** The text of a list entry. */
export function EntryText({ className, ...props }: ComponentProps<'p'>) {
  return <p className={clsx(styles.entryText, className)} {...props} />;
}
