import styles from './Skeleton.module.css';

/** The place of something that is still on its way. What it waits for, words beside it say. */
export function Skeleton({ height }: { height: number }) {
  return <span className={styles.shape} aria-hidden style={{ height }} />;
}
