import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDismissEarlierMessage } from '../../hooks/useDismissEarlierMessage';
import { LIVE_REGIONS } from '../feedback/live-regions';
import styles from './Modal.module.css';

interface ModalProps {
  /** The id of the title. */
  labelledBy: string;
  /** A panel fills the screen on phones. */
  size?: 'small' | 'panel' | 'screen';
  /** Called on Escape and on a press on the backdrop. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A modal dialog of documents, open while it is rendered. Uses the native element, which manages the focus. */
export function Modal({ labelledBy, size = 'small', onClose, onKeyDown, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useDismissEarlierMessage(true);
  useLayoutEffect(() => {
    const { current: shown } = dialog;
    // Everything outside an open dialog is inert and covered: messages would be neither seen nor announced.
    shown?.showModal();
    shown?.append(LIVE_REGIONS ?? '');
    return () => {
      shown?.close();
      const others = document.querySelectorAll('dialog[open]');
      (others[others.length - 1] ?? document.body).append(LIVE_REGIONS ?? '');
    };
  }, []);
  const onPress = (event: MouseEvent) => {
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
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <div className={styles.sheet}>{children}</div>
    </dialog>
  );
}
