import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span className={clsx(styles.hidden, className)} {...props} />;
}
