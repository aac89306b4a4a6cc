import { type RefObject, useRef } from 'react';

/**
 * Restores the focus after a dialog whose trigger may be removed while it is open.
 *
 * @param fallback receives the focus when the trigger is gone; otherwise the dialog itself restores it
 * @returns `saveFocus`, called before the dialog opens, and `restoreFocus`, called once it is closed
 */
export function useFocusRestore(fallback: RefObject<HTMLElement | null>) {
  const trigger = useRef<Element | null>(null);
  return {
    saveFocus: () => {
      trigger.current = document.activeElement;
    },
    restoreFocus: () => {
      if (trigger.current === document.body || trigger.current?.isConnected !== true)
        fallback.current?.focus();
    },
  };
}
