import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import styles from './TileList.module.css';

/** Pictures with their words, side by side: two of them in a row, where it is not said how many. */
export function TileList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul className={clsx(styles.tileList, className)} {...props} />;
}
