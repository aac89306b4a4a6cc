import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyImport } from '../../hooks/useLazyImport';
import { useFocusRestore } from '../../hooks/useFocusRestore';
import { loadNamespaces } from '../../i18n/load-namespaces';
import { type Namespace } from '../../i18n/namespaces';
import { useCatalog } from '../../i18n/useTranslation';
import { linkTypesQuery } from './api/link-types';
import { interruptedLink } from './form/link-draft';

const NAMESPACES: readonly Namespace[] = ['linkEditor', 'profile', 'pictures', 'errors'];

interface LinkAddingOptions {
  accountId: string;
  displayId: string;
  /** Where the keyboard goes on when what was pressed has gone. */
  home: RefObject<HTMLElement | null>;
}

/**
 * The way to a new link: its dialog and its words are fetched when they are wanted. What was being written when a session
 * or the page ended is opened again.
 */
export function useLinkAdding({ accountId, displayId, home }: LinkAddingOptions): {
  begin: () => void;
  dialog: ReactNode;
} {
  const catalog = useCatalog();
  const queryClient = useQueryClient();
  const [chunk, fetchChunk] = useLazyImport(async () => {
    const [part] = await Promise.all([
      import('./form/LinkDialog'),
      loadNamespaces(catalog, NAMESPACES),
      // The dialog opens with its kinds there; whether they could be read is for it to say.
      queryClient.query(linkTypesQuery()).catch(() => null),
    ]);
    return part;
  });
  const { saveFocus, restoreFocus } = useFocusRestore(home);
  const [task, setTask] = useState<{ open: boolean; id: number } | null>(null);
  const begun = useRef(false);

  const begin = async () => {
    begun.current = true;
    saveFocus();
    if (await fetchChunk()) setTask((last) => ({ open: true, id: (last?.id ?? 0) + 1 }));
  };

  // A link that is there already is changed where it is worked on: what was written about it waits there.
  const resume = useEffectEvent(() => {
    if (!begun.current && interruptedLink(accountId) === null) void begin();
  });
  useEffect(() => resume(), []);

  return {
    begin: () => void begin(),
    dialog: chunk !== null && task !== null && (
      <chunk.LinkDialog
        key={task.id}
        open={task.open}
        accountId={accountId}
        displayId={displayId}
        link={null}
        onClose={() => setTask((current) => current && { ...current, open: false })}
        onExited={() => {
          setTask(null);
          restoreFocus();
        }}
      />
    ),
  };
}
