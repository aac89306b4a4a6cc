import styles from './Spinner.module.css';

/** A spinner of documents; needs a text beside it. */
export function Spinner() {
  return <span className={styles.ring} aria-hidden />;
}
