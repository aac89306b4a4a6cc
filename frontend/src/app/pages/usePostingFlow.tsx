import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { getListOwnLinkagesQueryOptions } from '../../api/generated/oauth/oauth';
import { interruptedPost } from '../../features/contents/posting/post-draft';
import { type PostingForm } from '../../features/contents/posting/posting-steps';
import { type PostingStart } from '../../features/contents/posting/PostingSteps';
import { useLazyImport } from '../../hooks/useLazyImport';
import { useFocusRestore } from '../../hooks/useFocusRestore';
import { loadNamespaces } from '../../i18n/load-namespaces';
import { type Namespace } from '../../i18n/namespaces';
import { useCatalog } from '../../i18n/useTranslation';

const NAMESPACES: readonly Namespace[] = [
  'posting',
  'linkages',
  'profile',
  'pictures',
  'studio',
  'errors',
  'itemEditor',
];

const PROVIDERS = {
  video: 'youtube',
  posts: 'instagram',
  stories: 'instagram',
  shortVideo: 'tiktok',
} as const satisfies Record<PostingForm, string>;

interface PostingFlowOptions {
  accountId: string;
  displayId: string;
  /** Where the keyboard goes on when what was pressed has gone. */
  home: RefObject<HTMLElement | null>;
  /** Whether something else is told first. */
  waits?: boolean;
}

/**
 * The way to another post on the own page: its dialogs and their words are fetched when they are wanted. What was being
 * written or chosen when a session or the page ended is opened again.
 */
export function usePostingFlow({ accountId, displayId, home, waits = false }: PostingFlowOptions): {
  begin: (place?: PostingStart) => void;
  flow: ReactNode;
} {
  const catalog = useCatalog();
  const queryClient = useQueryClient();
  const [chunk, fetchChunk] = useLazyImport(async () => {
    const [part] = await Promise.all([
      import('./PostingFlow'),
      loadNamespaces(catalog, NAMESPACES),
      // The dialog opens with its first step there; whether they could be read is for it to say.
      queryClient.query(getListOwnLinkagesQueryOptions({ query: { staleTime: 'static' } })).catch(() => null),
    ]);
    return part;
  });
  const [task, setTask] = useState<{ place: PostingStart; open: boolean; id: number } | null>(null);
  const resumed = useRef(false);
  const { saveFocus, restoreFocus } = useFocusRestore(home);

  const begin = async (place: PostingStart = null) => {
    resumed.current = true;
    saveFocus();
    if (await fetchChunk()) setTask((last) => ({ place, open: true, id: (last?.id ?? 0) + 1 }));
  };

  const resume = useEffectEvent(() => {
    const form = resumed.current ? null : interruptedPost(accountId);
    if (form !== null) void begin({ provider: PROVIDERS[form], form });
  });
  useEffect(() => {
    if (!waits) resume();
  }, [waits]);

  const finish = () => {
    setTask(null);
    restoreFocus();
  };

  return {
    begin: (place) => void begin(place),
    flow: chunk !== null && task !== null && (
      <chunk.default
        key={task.id}
        open={task.open}
        accountId={accountId}
        displayId={displayId}
        begin={task.place}
        onClose={() => setTask((current) => current && { ...current, open: false })}
        onExited={finish}
      />
    ),
  };
}
