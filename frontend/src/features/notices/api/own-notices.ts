import { useQueryClient } from '@tanstack/react-query';
import {
  getListNoticesQueryOptions,
  useDismissNotice as useDismissNoticeCall,
} from '../../../api/generated/notices/notices';

/** Dismisses a notice and removes it from the list at once. */
export function useDismissNotice() {
  const queryClient = useQueryClient();
  const { queryKey } = getListNoticesQueryOptions();
  return useDismissNoticeCall({
    mutation: {
      onSuccess: (_done, { id }) => {
        queryClient.setQueryData(queryKey, (list) => {
          if (list === undefined) return list;
          const results = list.results.filter(({ noticeId }) => noticeId !== id);
          return { results, total: results.length };
        });
        // Older notices move up.
        return queryClient.invalidateQueries({ queryKey });
      },
    },
  });
}
