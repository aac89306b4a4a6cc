import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Content } from '../../../api/generated/model/content';
import { httpClient } from '../../../api/http-client';
import { tellOtherWindows } from '../../../api/other-windows';
import { withAdded } from '../../../api/shown-parts';
import { publicContentsQuery } from './public-contents';

/** A content that is on the page. */
export type PostedContent = Content;

/** A form as it is sent, and who is told how much of it has left. */
interface ContentUpload {
  body: FormData;
  onProgress: (sent: number) => void;
}

/** Adds a content before the others, to the list of the page one is on, whichever that is. */
export function usePostContent(displayId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, onProgress }: ContentUpload) =>
      httpClient<PostedContent>('/api/contents', { method: 'POST', body, onUploadProgress: onProgress }),
    onSuccess: (content) => {
      const { queryKey } = publicContentsQuery(displayId);
      // An answer that is on its way may not know of it.
      void queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, (parts) => parts && withAdded(parts, content));
      tellOtherWindows(queryKey);
    },
  });
}
