import styles from './Skeleton.module.css';

/** A loading placeholder of documents; needs a text beside it. */
export function Skeleton({ height }: { height: number }) {
  return <span className={styles.shape} aria-hidden style={{ height }} />;
}
