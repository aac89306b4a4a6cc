import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import styles from './IconButton.module.css';

/** A button that is a picture: it has its name in `aria-label`. It sends no form. */
export function IconButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={clsx(styles.button, className)} {...props} />;
}
