import { LIMITS } from '@hitohira/backend/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type InstagramPost } from '../../../api/generated/model/instagramPost';
import { type YoutubeVideo } from '../../../api/generated/model/youtubeVideo';
import {
  getListOwnLinkagesQueryKey,
  useListInstagramPostsInfinite,
  useReadInstagramPost as useReadInstagramPostCall,
  useReadYoutubeVideo as useReadYoutubeVideoCall,
} from '../../../api/generated/oauth/oauth';

export type { InstagramPost, YoutubeVideo };

/** The provider may have revoked access, which the linkages show. */
function useRefreshLinkages() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: getListOwnLinkagesQueryKey() });
}

/**
 * The posts of a linked Instagram account; null loads none.
 *
 * @param wanted the number of pages to load at once
 */
export function useInstagramPosts(linkageId: number | null, wanted = 1) {
  const refreshLinkages = useRefreshLinkages();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListInstagramPostsInfinite(
      { linkageId: linkageId ?? 0, limit: LIMITS.instagramPosts.page },
      {
        query: {
          initialPageParam: undefined,
          getNextPageParam: ({ nextPageToken }) => nextPageToken,
          enabled: linkageId !== null,
          retry: false,
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
          // Posts may be new next time, and picture URLs are valid for one hour.
          gcTime: 0,
        },
      },
    );
  const failed = useEffectEvent(() => refreshLinkages());
  useEffect(() => {
    if (error !== null) failed();
  }, [error]);
  const parts = data?.pages.length ?? 0;
  const goesOn = parts > 0 && parts < wanted && hasNextPage && !isFetchingNextPage && error === null;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  const posts = useMemo(
    () =>
      data && [...new Map(data.pages.flatMap((page) => page.posts.map((post) => [post.id, post]))).values()],
    [data],
  );
  return {
    /** Undefined until the first page is loaded. */
    posts,
    /** The number of loaded pages. */
    parts,
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    /** Why the last page could not be loaded. */
    error,
    fetchMore: () => void fetchNextPage(),
    refetch: () => void refetch(),
  };
}

/** Loads the current state of one post. */
export function useReadInstagramPost() {
  return useReadInstagramPostCall({ mutation: { onError: useRefreshLinkages() } });
}

export function useReadYoutubeVideo() {
  return useReadYoutubeVideoCall({ mutation: { onError: useRefreshLinkages() } });
}
