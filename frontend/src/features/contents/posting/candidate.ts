import {
  hashTagsOf,
  isYoutubeShort,
  LIMITS,
  normaliseIdentifier,
  normaliseText,
  visibleOrNull,
  youtubeShortUrl,
  youtubeVideoUrl,
} from '@hitohira/backend/rules';
import { type ContentProvider } from '../../../api/generated/model/contentProvider';
import { type CreateContentForm } from '../../../api/generated/model/createContentForm';
import { type PictureFile } from '../../../components/pictures/picture-file';
import { type InstagramPost, type YoutubeVideo } from '../api/provider-posts';

/** A medium of a candidate: a provider's picture or a file. */
export type CandidateMedium = {
  videoFlag: boolean;
  videoUrl: string | null;
} & (
  | {
      imageUrl: string;
      /** The URL on this host, because browsers load no pictures from providers. */
      previewUrl: string | null;
    }
  | { file: PictureFile }
);

/** A post that is about to be added. */
export interface Candidate {
  provider: ContentProvider;
  title: string | null;
  description: string | null;
  contentUrl: string;
  media: readonly CandidateMedium[];
  hashTags: readonly string[];
  /** When the post was published; null for the time it is added. */
  publishedAt: string | null;
}

/** A post that is entered by hand. */
export interface ManualPost {
  url: string;
  title: string;
  text: string;
  image: PictureFile;
}

/**
 * The candidate of a YouTube video.
 *
 * @param entered the URL that was entered: YouTube's data does not tell whether a video is a short, but its URL does
 */
export function candidateOfVideo(video: YoutubeVideo, entered: string): Candidate {
  const contentUrl = youtubeVideoUrl(video.videoId);
  const videoUrl = isYoutubeShort(entered) ? youtubeShortUrl(video.videoId) : contentUrl;
  const { thumbnail, previewUrl } = video;
  return {
    provider: 'youtube',
    title: visibleOrNull(video.title),
    description: visibleOrNull(video.description),
    contentUrl,
    media: thumbnail === null ? [] : [{ imageUrl: thumbnail, previewUrl, videoFlag: true, videoUrl }],
    hashTags: video.hashTags,
    publishedAt: video.publishedAt,
  };
}

/** The candidate of an Instagram post. Instagram withholds the pictures of some media. */
export function candidateOfPost(post: InstagramPost): Candidate {
  return {
    provider: 'instagram',
    title: null,
    description: visibleOrNull(post.description),
    contentUrl: post.permalink,
    media: post.media.flatMap(({ imageUrl, previewUrl, videoFlag, videoUrl }) =>
      imageUrl === null ? [] : [{ imageUrl, previewUrl, videoFlag, videoUrl }],
    ),
    hashTags: post.hashTags,
    publishedAt: post.publishedAt,
  };
}

function manualCandidate(
  provider: ContentProvider,
  { url, title, text, image }: ManualPost,
  video: Pick<CandidateMedium, 'videoFlag' | 'videoUrl'>,
): Candidate {
  const words = { title: normaliseText(title), description: normaliseText(text) };
  return {
    provider,
    title: visibleOrNull(words.title),
    description: visibleOrNull(words.description),
    contentUrl: normaliseIdentifier(url),
    media: [{ file: image, ...video }],
    hashTags: hashTagsOf(`${words.title}\n${words.description}`),
    publishedAt: null,
  };
}

/** The candidate of a story. Its picture stays when the story expires. */
export function candidateOfStory(story: Omit<ManualPost, 'text'>): Candidate {
  return manualCandidate('instagram', { ...story, text: '' }, { videoFlag: false, videoUrl: null });
}

/** The candidate of a TikTok video with a picture for it. */
export function candidateOfShortVideo(video: ManualPost): Candidate {
  const videoUrl = normaliseIdentifier(video.url);
  return manualCandidate('tiktok', video, { videoFlag: true, videoUrl });
}

/** The form data that creates the content. */
export function contentOf({
  provider,
  title,
  description,
  contentUrl,
  ...post
}: Candidate): CreateContentForm {
  return {
    provider,
    contentUrl,
    title: title ?? undefined,
    description: description ?? undefined,
    media: post.media.slice(0, LIMITS.contents.media).map((medium) => ({
      ...('file' in medium ? { image: medium.file.file } : { imageUrl: medium.imageUrl }),
      videoFlag: medium.videoFlag,
      videoUrl: medium.videoUrl ?? undefined,
    })),
    hashTags: post.hashTags.slice(0, LIMITS.contents.hashTags),
  };
}
