import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type SnackbarMessageProps } from '../components/feedback/SnackbarProvider';
import styles from './DocumentMessage.module.css';

/** A snackbar of documents. It stays while it is hovered; then its time starts again. */
export function DocumentMessage({ color = 'DEFAULT', children, shownMs, onTimeout }: SnackbarMessageProps) {
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    if (hovered) return;
    const timer = setTimeout(onTimeout, shownMs);
    return () => clearTimeout(timer);
  }, [hovered, shownMs, onTimeout]);
  return (
    <div className={styles.place} data-color={color}>
      <div
        className={styles.slip}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        {color === 'SUCCESS' && <Check size={18} aria-hidden />}
        <span className={styles.words}>{children}</span>
      </div>
    </div>
  );
}
