import { PETAL_PATH } from './Mark';
import styles from './LonePetal.module.css';

/** A petal that has come to rest: for pages that have nothing else to show. */
export function LonePetal() {
  return (
    <svg
      className={styles.drawing}
      width={56}
      height={56}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden
      focusable="false"
    >
      <path d={PETAL_PATH} />
    </svg>
  );
}
