import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import { TileList } from '../../../components/page/TileList';
import styles from './ContentTiles.module.css';

/** Contents side by side. Words belong to the picture above them: the next one is further away. */
export function ContentTiles({ className, ...props }: ComponentProps<typeof TileList>) {
  return <TileList className={clsx(styles.contentTiles, className)} {...props} />;
}
