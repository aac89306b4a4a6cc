import { useQueryClient } from '@tanstack/react-query';
import { useCreateContent } from '../../../api/generated/contents/contents';
import { type Content } from '../../../api/generated/model/content';
import { notifyOtherWindows } from '../../../api/other-windows';
import { updateCachedPages, withAdded } from '../../../api/cached-pages';
import { type UploadProgress } from '../../../api/upload';
import { type ContentTile, publicContentsKey } from './public-contents';

export type PostedContent = Content;

/** Adds a content at the start of the list of the page's current owner. */
export function usePostContent(displayId: string, onUploadProgress: UploadProgress) {
  const queryClient = useQueryClient();
  return useCreateContent({
    mutation: {
      onSuccess: (content) => {
        const queryKey = publicContentsKey(displayId);
        updateCachedPages<ContentTile>(queryClient, queryKey, (parts) => withAdded(parts, content));
        notifyOtherWindows(queryKey);
      },
    },
    request: { onUploadProgress },
  });
}
