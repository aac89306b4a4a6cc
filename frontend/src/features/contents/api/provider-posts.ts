import { LIMITS } from '@hitohira/backend/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type ApiError } from '../../../api/api-error';
import { type InstagramPost } from '../../../api/generated/model/instagramPost';
import { type YoutubeVideo } from '../../../api/generated/model/youtubeVideo';
import {
  getListOwnLinkagesQueryKey,
  useListInstagramPostsInfinite,
  useReadInstagramPost as useReadInstagramPostCall,
  useReadYoutubeVideo as useReadYoutubeVideoCall,
} from '../../../api/generated/oauth/oauth';

export type { InstagramPost, YoutubeVideo };

/** What has been read of the posts of an account at Instagram, and the way to the rest of them. */
export interface InstagramPosts {
  /** Undefined until the first part is there. */
  posts: InstagramPost[] | undefined;
  /** How many parts have been read. */
  parts: number;
  hasMore: boolean;
  isFetchingMore: boolean;
  /** Why the last part that was asked for could not be read. */
  error: ApiError | null;
  fetchMore: () => void;
  refetch: () => void;
}

/** The service may have stopped letting us in: whether it has, the linked account tells. */
function useLookAtLinkages() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: getListOwnLinkagesQueryKey() });
}

/**
 * The posts of a linked account at Instagram, part by part, as they are now; null asks for none.
 *
 * @param wanted how many parts are read without anybody asking for the next one
 */
export function useInstagramPosts(linkageId: number | null, wanted = 1): InstagramPosts {
  const lookAtLinkages = useLookAtLinkages();
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
          // The next time somebody chooses, there may be new ones; their pictures are shown for an hour.
          gcTime: 0,
        },
      },
    );
  const failed = useEffectEvent(() => lookAtLinkages());
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
    posts,
    parts,
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    error,
    fetchMore: () => void fetchNextPage(),
    refetch: () => void refetch(),
  };
}

/** Reads one post of a linked account anew, before it is shown as what is to be added. */
export function useReadInstagramPost() {
  return useReadInstagramPostCall({ mutation: { onError: useLookAtLinkages() } });
}

/** Reads a video of a linked channel. */
export function useReadYoutubeVideo() {
  return useReadYoutubeVideoCall({ mutation: { onError: useLookAtLinkages() } });
}
