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
  /** Receives the focus if the trigger is gone. */
  home: RefObject<HTMLElement | null>;
  /** Whether to delay the resumption of an interrupted post. */
  waits?: boolean;
}

/** Adds a post in dialogs that are loaded on demand. Resumes a post that was interrupted by a reload or a login. */
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
      // Preloaded for the first step, which shows failures.
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
