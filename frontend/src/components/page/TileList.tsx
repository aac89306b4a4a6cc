import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import styles from './TileList.module.css';

/** A grid of tiles, two per row by default. */
export function TileList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul className={clsx(styles.tileList, className)} {...props} />;
}
