import { clsx } from 'clsx';
import { type ComponentProps } from 'react';
import { TileList } from '../../../components/page/TileList';
import styles from './ContentTiles.module.css';

/** A grid whose rows are further apart than a picture and its title. */
export function ContentTiles({ className, ...props }: ComponentProps<typeof TileList>) {
  return <TileList className={clsx(styles.contentTiles, className)} {...props} />;
}
