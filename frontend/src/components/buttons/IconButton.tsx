import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import styles from './IconButton.module.css';

/** An icon button; needs an `aria-label`. */
export function IconButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={clsx(styles.button, className)} {...props} />;
}
