import styles from './Spinner.module.css';

/** Something is under way, in the current colour. What it is, words beside it say. */
export function Spinner() {
  return <span className={styles.ring} aria-hidden />;
}
