import { PETAL_PATH } from './Mark';
import styles from './PetalMark.module.css';

/** A decorative petal for notices. */
export function PetalMark() {
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
