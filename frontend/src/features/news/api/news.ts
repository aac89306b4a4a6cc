import { LIMITS } from '@hitohira/backend/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type News } from '../../../api/generated/model/news';
import { getListNewsQueryKey, listNews, markNewsRead } from '../../../api/generated/news/news';
import { listPartsQuery, useListParts } from '../../../api/list-parts';
import { changeShownParts, withChanged } from '../../../api/shown-parts';
import { newsQuery } from './news-query';
import { refreshUnreadCount } from './unread-count';

export type { News };

const idOf = ({ contentId }: News) => contentId;

function newsListQuery() {
  return {
    ...listPartsQuery(getListNewsQueryKey(), (offset, signal) =>
      listNews({ offset, limit: LIMITS.news.page }, { signal }),
    ),
    // Whoever comes to the list looks for what is new.
    staleTime: 0,
  };
}

/** The news that have been read, and the way to the others. */
export function useNewsList() {
  return useListParts<News>(newsListQuery(), idOf);
}

/** A piece of news as it is now. */
export function useNews(newsId: string) {
  return useQuery(newsQuery(newsId));
}

/** Notes that a piece was read: here, in the list and in the badge. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ contentId }: News) => markNewsRead(contentId),
    onSuccess: (_nothing, news) => {
      const read: News = { ...news, readFlag: true };
      queryClient.setQueryData(newsQuery(news.contentId).queryKey, read);
      changeShownParts<News>(queryClient, newsListQuery().queryKey, (parts) =>
        withChanged(parts, read, idOf),
      );
      return refreshUnreadCount(queryClient).catch(() => undefined);
    },
  });
}
