import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDismissEarlierMessage } from '../../hooks/useDismissEarlierMessage';
import styles from './Modal.module.css';

interface ModalProps {
  /** The id of the element that names it. */
  labelledBy: string;
  /** Whether it takes the whole screen, or a panel of it, which is the whole screen of a phone. */
  size?: 'small' | 'panel' | 'screen';
  /** Told when a person wants it closed: by Escape, or by a press beside it. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * What opens over a document, for as long as it is rendered: the browser's own dialog, which keeps the keyboard inside
 * and gives the focus back to what had it.
 */
export function Modal({ labelledBy, size = 'small', onClose, onKeyDown, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useDismissEarlierMessage(true);
  useLayoutEffect(() => {
    const { current: shown } = dialog;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const pressBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.modal, styles[size])}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={pressBeside}
      onKeyDown={onKeyDown}
    >
      <div className={styles.sheet}>{children}</div>
    </dialog>
  );
}
