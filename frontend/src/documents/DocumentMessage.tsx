import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type SnackbarMessageProps } from '../components/feedback/SnackbarProvider';
import { SNACKBAR_MS } from '../config/site';
import styles from './DocumentMessage.module.css';

/** A message on a document. It stays as long as the pointer is on it; its five seconds begin anew when that leaves. */
export function DocumentMessage({ color = 'DEFAULT', children, onOver }: SnackbarMessageProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onOver, SNACKBAR_MS);
    return () => clearTimeout(timer);
  }, [held, onOver]);
  return (
    <div className={styles.place} data-color={color}>
      <div className={styles.slip} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
        {color === 'SUCCESS' && <Check size={18} aria-hidden />}
        <span className={styles.words}>{children}</span>
      </div>
    </div>
  );
}
