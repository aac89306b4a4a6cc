import { useState } from 'react';

/** The state of a dialog about a subject, which is kept until the dialog has closed. Each opening has an `id` of its own. */
export function useDialogFor<Subject>() {
  const [dialog, setDialog] = useState<{ subject: Subject; open: boolean; id: number } | null>(null);
  return {
    dialog,
    open: (subject: Subject) => setDialog((last) => ({ subject, open: true, id: (last?.id ?? 0) + 1 })),
    close: () => setDialog((current) => current && { ...current, open: false }),
    /** Removes the dialog once it has closed. */
    remove: () => setDialog(null),
  };
}
