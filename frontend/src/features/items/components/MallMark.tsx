import { type Mall } from '@hitohira/backend/rules';
import styles from './MallMark.module.css';

const LETTERS: Record<Mall, string> = { amazon: 'A', rakuten: 'R', yahoo: 'Y' };

/** The initial of a mall; needs a text beside it. */
export function MallMark({ mall }: { mall: Mall }) {
  return (
    <span className={styles.mark} aria-hidden>
      {LETTERS[mall]}
    </span>
  );
}
