import { useState } from 'react';

/** The props that open and close a dialog. */
export interface DialogControl {
  open: boolean;
  onClose: () => void;
  /** Called once the dialog has closed. */
  onExited: () => void;
}

/** The state of a dialog about a subject, which is kept until the dialog has closed. Each opening has an `id` of its own. */
export function useDialogFor<Subject = void>() {
  const [state, setState] = useState<{ subject: Subject; open: boolean; id: number } | null>(null);
  const close = () => setState((current) => current && { ...current, open: false });
  /** Removes the dialog once it has closed. */
  const remove = () => setState(null);
  const control = { open: state?.open === true, onClose: close, onExited: remove };
  return {
    dialog: state && { ...state, control },
    open: (subject: Subject) => setState((last) => ({ subject, open: true, id: (last?.id ?? 0) + 1 })),
    close,
    remove,
  };
}
