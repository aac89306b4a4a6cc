import { type ComponentProps } from 'react';
import styles from './ModalParts.module.css';

/** The title of a small modal. */
export function ModalTitle(props: ComponentProps<'h2'>) {
  return <h2 className={styles.title} {...props} />;
}

/** The content of a small modal. */
export function ModalBody(props: ComponentProps<'div'>) {
  return <div className={styles.body} {...props} />;
}

/** The buttons of a small modal. */
export function ModalActions(props: ComponentProps<'div'>) {
  return <div className={styles.actions} {...props} />;
}
