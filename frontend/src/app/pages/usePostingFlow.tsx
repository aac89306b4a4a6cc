import { useQueryClient } from '@tanstack/react-query';
import { type RefObject } from 'react';
import { getListOwnLinkagesQueryOptions } from '../../api/generated/oauth/oauth';
import { beginPostDraft, interruptedPost } from '../../features/contents/posting/post-draft';
import { type PostingForm } from '../../features/contents/posting/posting-steps';
import { type PostingStart } from '../../features/contents/posting/PostingSteps';
import { useLazyDialog } from '../../hooks/useLazyDialog';
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
export function usePostingFlow({ accountId, displayId, home, waits = false }: PostingFlowOptions) {
  const catalog = useCatalog();
  const queryClient = useQueryClient();
  const { chunk, dialog, open } = useLazyDialog({
    load: async () => {
      const [part] = await Promise.all([
        import('./PostingFlow'),
        loadNamespaces(catalog, NAMESPACES),
        // Preloaded for the first step, which shows failures.
        queryClient
          .query(getListOwnLinkagesQueryOptions({ query: { staleTime: 'static' } }))
          .catch(() => null),
      ]);
      return part;
    },
    fallback: home,
    interrupted: (): PostingStart | undefined => {
      const form = interruptedPost(accountId);
      return form === null ? undefined : { provider: PROVIDERS[form], form };
    },
    waits,
  });
  return {
    begin: (place: PostingStart = null) => {
      if (place?.form !== undefined && place.address !== undefined)
        beginPostDraft(accountId, place.form, place.address);
      open(place);
    },
    flow: chunk && dialog && (
      <chunk.default
        key={dialog.id}
        {...dialog.control}
        accountId={accountId}
        displayId={displayId}
        begin={dialog.subject}
      />
    ),
  };
}
