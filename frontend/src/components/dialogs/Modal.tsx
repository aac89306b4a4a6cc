import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDismissEarlierMessage } from '../../hooks/useDismissEarlierMessage';
import { moveLiveRegions } from '../feedback/live-regions';
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
    if (shown === null) return undefined;
    shown.showModal();
    const moveBack = moveLiveRegions(shown);
    return () => {
      moveBack();
      shown.close();
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
