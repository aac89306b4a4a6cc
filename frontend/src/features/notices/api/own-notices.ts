import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../api/api-error';
import { dismissNotice, getListNoticesQueryOptions } from '../../../api/generated/notices/notices';
import { type Notice } from '../../../api/generated/model/notice';
import { type NoticeList } from '../../../api/generated/model/noticeList';

export type { Notice };

/** What the owner of the account is told and has not put away. */
export function useOwnNotices() {
  return useQuery(getListNoticesQueryOptions());
}

/** Puts a notice away, at once. One that was put away in another window is away: that is no failure. */
export function useDismissNotice() {
  const queryClient = useQueryClient();
  const { queryKey } = getListNoticesQueryOptions();
  return useMutation({
    mutationFn: async (noticeId: number) => {
      try {
        await dismissNotice(noticeId);
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    },
    onSuccess: (_done, noticeId) => {
      queryClient.setQueryData<NoticeList>(queryKey, (list) => {
        if (list === undefined) return list;
        const results = list.results.filter((notice) => notice.noticeId !== noticeId);
        return { results, total: results.length };
      });
      // Older ones come up.
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}
