import { LIMITS } from '@hitohira/backend/rules';
import { useQueryClient } from '@tanstack/react-query';
import { type News } from '../../../api/generated/model/news';
import {
  getGetNewsQueryOptions,
  getListNewsInfiniteQueryKey,
  useListNewsInfinite,
  useMarkNewsRead,
} from '../../../api/generated/news/news';
import { INFINITE_LIST, usePagedList } from '../../../api/infinite-list';
import { updateCachedPages, withUpdated } from '../../../api/cached-pages';
import { refreshUnreadCount } from './unread-count';

const idOf = ({ contentId }: News) => contentId;

/** The query parameters of one page of the list. */
const NEWS_PART = { limit: LIMITS.news.page };

/** The loaded news. Refetched on every visit. */
export function useNewsList() {
  const query = useListNewsInfinite(NEWS_PART, { query: { ...INFINITE_LIST, staleTime: 0 } });
  return usePagedList(query, idOf);
}

/** Marks a news article as read, and updates the list and the badge. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMarkNewsRead({
    mutation: {
      onSuccess: (_nothing, { id }) => {
        const news = queryClient.setQueryData(
          getGetNewsQueryOptions(id).queryKey,
          (shown) => shown && { ...shown, readFlag: true },
        );
        if (news !== undefined) {
          updateCachedPages<News>(queryClient, getListNewsInfiniteQueryKey(NEWS_PART), (parts) =>
            withUpdated(parts, news, idOf),
          );
        }
        return refreshUnreadCount(queryClient).catch(() => undefined);
      },
    },
  });
}
