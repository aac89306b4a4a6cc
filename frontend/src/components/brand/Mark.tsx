import { SITE_NAME } from '../../config/site';
import styles from './Mark.module.css';

/** A cherry petal, in the current color. */
export const PETAL_PATH =
  'M12 23C5.5 18.6 2.6 12.9 4.3 7.4 5.2 4.5 7.1 2.3 9.6 1L12 3.6 14.4 1c2.5 1.3 4.4 3.5 5.3 6.4C21.4 12.9 18.5 18.6 12 23Z';

/** The logo: petal and name. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <span className={styles.line}>
      <svg
        className={styles.petal}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="currentColor"
        aria-hidden
      >
        <path d={PETAL_PATH} />
      </svg>
      <span className={styles.name} lang="en">
        {SITE_NAME}
      </span>
    </span>
  );
}
