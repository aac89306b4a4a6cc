import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useDialogFor } from './useDialogFor';
import { useFocusRestore } from './useFocusRestore';
import { useLazyImport } from './useLazyImport';

interface LazyDialogOptions<Chunk, Subject> {
  load: () => Promise<Chunk>;
  /** Receives the focus after the dialog when its trigger was removed. */
  fallback: RefObject<HTMLElement | null>;
  /** The subject of an interrupted draft, with which the dialog opens by itself; undefined without a draft. */
  interrupted: () => Subject | undefined;
  /** Whether to delay the resumption of the draft. */
  waits?: boolean;
}

/** A dialog whose code is loaded when it first opens. `chunk` is null until then. */
export function useLazyDialog<Chunk, Subject>({
  load,
  fallback,
  interrupted,
  waits = false,
}: LazyDialogOptions<Chunk, Subject>) {
  const [chunk, loadChunk] = useLazyImport(load);
  const { saveFocus, restoreFocus } = useFocusRestore(fallback);
  const { dialog, open, close, remove } = useDialogFor<Subject>();
  const onExited = () => {
    remove();
    restoreFocus();
  };
  const wasOpened = useRef(false);

  const openDialog = async (subject: Subject) => {
    wasOpened.current = true;
    saveFocus();
    if (await loadChunk()) open(subject);
  };

  const resume = useEffectEvent(() => {
    const subject = wasOpened.current ? undefined : interrupted();
    if (subject !== undefined) void openDialog(subject);
  });
  useEffect(() => {
    if (!waits) resume();
  }, [waits]);

  return {
    chunk,
    dialog: dialog && { ...dialog, control: { ...dialog.control, onExited } },
    open: (subject: Subject) => void openDialog(subject),
    close,
  };
}
