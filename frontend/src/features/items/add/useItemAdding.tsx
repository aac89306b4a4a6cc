import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyImport } from '../../../hooks/useLazyImport';
import { useFocusRestore } from '../../../hooks/useFocusRestore';
import { loadNamespaces } from '../../../i18n/load-namespaces';
import { type Namespace } from '../../../i18n/namespaces';
import { useCatalog } from '../../../i18n/useTranslation';
import { type ItemTarget } from './AddItemsDialog';
import { interruptedItems } from './item-draft';
import { type ItemTargets } from './ItemAdding';

const NAMESPACES: readonly Namespace[] = ['itemEditor', 'profile', 'pictures', 'studio', 'errors'];

interface ItemAddingOptions {
  accountId: string;
  displayId: string;
  /** What items are added to: one content, or those among which the creator chooses first. */
  to: ItemTarget | ItemTargets;
  /** Where the keyboard goes on when what was pressed has gone. */
  home: RefObject<HTMLElement | null>;
  /** Begins a first post where there is none with which items could be recommended; without it none is offered. */
  onPost?: () => void;
}

/** What is added to in its dialogs, and whether a post comes after them, which is what is missing. */
interface Task {
  resumed: number | null;
  open: boolean;
  id: number;
  posts: boolean;
}

/**
 * The way to new items: its dialogs and their words are fetched when they are wanted. What was being written when a
 * session or the page ended is opened again, where it belongs to what stands here.
 */
export function useItemAdding({ accountId, displayId, to, home, onPost }: ItemAddingOptions): {
  begin: () => void;
  dialog: ReactNode;
} {
  const catalog = useCatalog();
  const [chunk, fetchChunk] = useLazyImport(async () => {
    const [part] = await Promise.all([import('./ItemAdding'), loadNamespaces(catalog, NAMESPACES)]);
    return part;
  });
  const { saveFocus, restoreFocus } = useFocusRestore(home);
  const [task, setTask] = useState<Task | null>(null);
  const begun = useRef(false);

  const begin = async (resumed: number | null) => {
    begun.current = true;
    saveFocus();
    if (await fetchChunk())
      setTask((last) => ({ resumed, open: true, id: (last?.id ?? 0) + 1, posts: false }));
  };

  const resume = useEffectEvent(() => {
    const interrupted = begun.current
      ? undefined
      : interruptedItems(accountId).find((id) => typeof to === 'function' || to.contentId === id);
    if (interrupted !== undefined) void begin(interrupted);
  });
  useEffect(() => resume(), []);

  return {
    begin: () => void begin(null),
    dialog: chunk !== null && task !== null && (
      <chunk.default
        key={task.id}
        open={task.open}
        accountId={accountId}
        displayId={displayId}
        to={to}
        resumed={task.resumed}
        onPost={onPost && (() => setTask((current) => current && { ...current, open: false, posts: true }))}
        onClose={() => setTask((current) => current && { ...current, open: false })}
        onExited={() => {
          setTask(null);
          restoreFocus();
          // The focus is where it was before both: there it comes back to in the end.
          if (task.posts) onPost?.();
        }}
      />
    ),
  };
}
