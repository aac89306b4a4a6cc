import { checkContentUrl, normaliseIdentifier, youtubeVideoId } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';
import { useSubmittedForm } from '../../../../hooks/useSubmittedForm';
import { useReadYoutubeVideo, type YoutubeVideo } from '../../api/provider-posts';
import { postDraft } from '../post-draft';
import { useReadFailures } from '../useReadFailures';

export interface VideoValues {
  url: string;
}

interface VideoFormOptions {
  accountId: string;
  /** The initial URL; empty for none. */
  address: string;
  /** The linked channel; null until one is chosen. */
  linkageId: number | null;
  /** Called with the video and the URL that was entered. */
  onFound: (video: YoutubeVideo, entered: string) => void;
  /** Called when the video does not exist. */
  onLost: () => void;
}

/** The form that finds a YouTube video by its URL. */
export function useVideoForm({ accountId, address, linkageId, onFound, onLost }: VideoFormOptions) {
  const form = useForm<VideoValues>({ defaultValues: { url: address } });
  const failures = useReadFailures();
  const frame = useSubmittedForm({
    area: 'video',
    form,
    call: useReadYoutubeVideo(),
    // Validation has ensured that the URL contains a video ID.
    variables: ({ url }) => ({
      params: { linkageId: linkageId ?? 0, videoId: youtubeVideoId(normaliseIdentifier(url)) ?? '' },
    }),
    draft: { ...postDraft(accountId, 'video'), fields: ['url'] },
    keepsDraft: true,
    staysOpen: true,
    failures: { ...failures, 404: { then: onLost } },
    onSuccess: (video) => onFound(video, normaliseIdentifier(form.getValues('url'))),
  });
  const field = form.register('url', {
    validate: (value) => checkContentUrl('youtube', normaliseIdentifier(value)) ?? true,
  });
  return {
    frame,
    field,
    unsaved: form.formState.isDirty,
    /** Deletes the draft and resets the form. */
    forget: () => {
      frame.draft.forget();
      form.reset();
    },
  };
}
