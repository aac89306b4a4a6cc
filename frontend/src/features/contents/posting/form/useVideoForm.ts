import { checkContentUrl, normaliseIdentifier, youtubeVideoId } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';
import { useSubmittedForm } from '../../../../hooks/useSubmittedForm';
import { useReadYoutubeVideo, type YoutubeVideo } from '../../api/provider-posts';
import { postDraft } from '../post-draft';
import { useReadFailures } from '../useReadFailures';

/** What is written about a video that its provider tells the rest of. */
export interface VideoValues {
  url: string;
}

interface VideoFormOptions {
  accountId: string;
  /** The channel that it is looked for on; null as long as none is chosen. */
  linkageId: number | null;
  /** Hands on the video, and the address by which it was found. */
  onFound: (video: YoutubeVideo, entered: string) => void;
  /** There is no such video. */
  onLost: () => void;
}

/** The address of a video on YouTube, with which the video itself is looked up. */
export function useVideoForm({ accountId, linkageId, onFound, onLost }: VideoFormOptions) {
  const form = useForm<VideoValues>({ defaultValues: { url: '' } });
  const failures = useReadFailures();
  const frame = useSubmittedForm({
    area: 'video',
    form,
    call: useReadYoutubeVideo(),
    // The address has passed its rule, which asks for a video.
    variables: ({ url }) => ({
      params: { linkageId: linkageId ?? 0, videoId: youtubeVideoId(normaliseIdentifier(url)) ?? '' },
    }),
    draft: { ...postDraft(accountId, 'video'), fields: ['url'] },
    goesOn: true,
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
    /** Gives up what was written, or what has become a post. */
    forget: () => {
      frame.draft.forget();
      form.reset();
    },
  };
}
