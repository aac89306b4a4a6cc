import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

/** For those who listen to the page. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span className={clsx(styles.hidden, className)} {...props} />;
}
