import { type ComponentProps } from 'react';
import styles from './ModalParts.module.css';

/** What a small modal is about. */
export function ModalTitle(props: ComponentProps<'h2'>) {
  return <h2 className={styles.title} {...props} />;
}

/** What a small modal shows and says. */
export function ModalBody(props: ComponentProps<'div'>) {
  return <div className={styles.body} {...props} />;
}

/** What a person can do in the end. */
export function ModalActions(props: ComponentProps<'div'>) {
  return <div className={styles.actions} {...props} />;
}
